import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeClientMessage } from '@jelly/protocol'
import { type Event, ICON_KINDS, REFUSAL_REASONS } from '@jelly/rules'
import {
  BYE_REASONS,
  type ClientMessage,
  cloneTable,
  DEFAULT_SETTINGS,
  EMOTES,
  evolveTable,
  type Request,
  type ServerMessage,
  TABLE_PHASES,
  TABLE_REFUSALS,
  TEMPO_IDS,
  type TableEvent,
  type TableView,
} from '@jelly/table'
import { describe, expect, it } from 'vitest'
import { OPTIONS } from '../../src/config/config.ts'
import { PROBLEMS } from '../../src/lobby/Problem.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8')
const page = read('docs/protocol.md')
const session = read('docs/protocol-session.txt').trim().split('\n')

/** Written out so that a new type without a line here does not compile. */
const TYPES: { readonly [Type in ClientMessage['type'] | ServerMessage['type'] | Request['type']]: true } = {
  hello: true,
  do: true,
  resync: true,
  pong: true,
  ping: true,
  welcome: true,
  view: true,
  events: true,
  done: true,
  plan: true,
  emote: true,
  bye: true,
  rollDice: true,
  placeDie: true,
  useEffect: true,
  skipEffect: true,
  lockDistrict: true,
  flipTimer: true,
  answerChoice: true,
  takeSeat: true,
  leaveSeat: true,
  setReady: true,
  setName: true,
  setLearning: true,
  giveSeed: true,
  planFinish: true,
  skip: true,
  rematch: true,
  changeSettings: true,
  seatBot: true,
  freeSeat: true,
  admit: true,
  startGame: true,
  waitForSeat: true,
  showName: true,
  askPause: true,
  mute: true,
  makeHost: true,
  toLobby: true,
  watchers: true,
  standing: true,
}
const EVENTS: { readonly [Type in TableEvent<null>['type'] | Event['type']]: true } = {
  tableOpened: true,
  settingsChanged: true,
  seatChanged: true,
  hostChanged: true,
  waitingChanged: true,
  newcomerCame: true,
  newcomerGone: true,
  lineJoined: true,
  lineLeft: true,
  pauseAsked: true,
  paused: true,
  resumed: true,
  diceCommitted: true,
  seedGiven: true,
  gameBegun: true,
  phaseChanged: true,
  deadlinesChanged: true,
  skipAsked: true,
  game: true,
  diceRevealed: true,
  fairnessReported: true,
  frozen: true,
  thawed: true,
  gameStarted: true,
  roundStarted: true,
  diceRolled: true,
  diePlaced: true,
  dieKicked: true,
  targetMoved: true,
  effectSkipped: true,
  districtLocked: true,
  timerFlipped: true,
  roundEnded: true,
  districtScored: true,
  diceRerolled: true,
  rewardCopied: true,
  copyFailed: true,
  jellyGained: true,
  jellyPaid: true,
  podTaken: true,
  podsRanOut: true,
  podReturned: true,
  choiceAsked: true,
  choiceAnswered: true,
  choiceSettled: true,
  centerScored: true,
  podsOpened: true,
  gameEnded: true,
}

describe('the page about the protocol', () => {
  it.each(ICON_KINDS)('has the icon %s', (kind) => expect(page).toMatch(new RegExp(`kind: "${kind}"`)))
  it.each(Object.keys(TYPES))('has the message or request %s', (type) => expect(page).toContain(`"type":"${type}"`))
  it.each(Object.keys(EVENTS))('has the event %s', (type) => expect(page).toMatch(new RegExp(`\`${type} \\{`)))
  it.each([
    ...BYE_REASONS,
    ...TABLE_REFUSALS,
    ...REFUSAL_REASONS,
    ...EMOTES,
    ...TABLE_PHASES,
    ...TEMPO_IDS,
    ...Object.keys(DEFAULT_SETTINGS),
  ])('has the word %s', (word) => expect(page).toMatch(new RegExp(`\\b${word}\\b`)))
  it.each(Object.keys(PROBLEMS).filter((code) => code !== 'refused'))('has the error %s', (code) =>
    expect(page).toContain(`\`${code}\``),
  )
})

describe('the recorded session', () => {
  const sent = session.filter((line) => line.startsWith('> {')).map((line) => line.slice(2))
  const received = session
    .filter((line) => line.startsWith('< {'))
    .map((line) => JSON.parse(line.slice(2)) as ServerMessage)

  it('is one that this server would take', () => {
    for (const text of sent) expect(decodeClientMessage(text)).toEqual({ message: JSON.parse(text) as unknown })
  })

  it('shows the same by its events as by its views', () => {
    let [view, seq]: [TableView | null, number] = [null, 0]
    for (const message of received) {
      if (message.type === 'view') {
        if (view !== null && message.seq === seq) expect(message.view).toEqual(view)
        view = message.view
      } else if (message.type === 'events' && view !== null) {
        view = cloneTable(view)
        for (const event of message.events) evolveTable(view, event, 0)
      } else continue
      seq = message.seq
    }
    expect(view?.phase).toBe('ended')
  })
})

describe('the readme', () => {
  it.each(Object.entries(OPTIONS))('lists --%s', (name, { env, fallback }) => {
    const line = read('README.md')
      .split('\n')
      .find((text) => text.includes(`\`--${name}\``))
    expect(line).toContain(env)
    if (fallback !== '') expect(line).toContain(fallback)
  })
})
