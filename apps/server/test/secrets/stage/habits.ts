import type { Command, Randomness, Seat, SeatCommand } from '@jelly/rules'
import type { FinishPlan, Request, TableView } from '@jelly/table'
import type { Follower } from './Follower.ts'

/** What a guest does beside playing, by what everybody sees and its own whims. */
export type Doing =
  | { readonly kind: 'ask'; readonly request: Request }
  | { readonly kind: 'plan' | 'think' | 'resync' | 'hangUp' | 'dialAgain' | 'talkNonsense' }
  | { readonly kind: 'flood' | 'fallSilent' | 'stopReading' | 'stayAway' }

const ask = (request: Request): Doing => ({ kind: 'ask', request })

/** Null: nothing this time. */
export function whimOf({ view, you }: Follower, taped: boolean, random: Randomness): Doing | null {
  const whim = random(taped ? 100 : 160)
  if (whim < 4) return { kind: 'resync' }
  if (whim < 6) return { kind: 'hangUp' }
  if (whim === 6) return { kind: 'dialAgain' }
  if (taped && whim === 7) return rudeness(random)
  if (you === null && view !== null && whim < 10) return ask({ type: 'showName', name: random(2) === 0 ? 'Eve' : null })
  if (you === null || view === null || view.game === null) return null
  if (whim < 11) return ask({ type: 'emote', emote: 'wow' })
  if (whim < 22) return ask(guess(view, you, taped, random))
  return whim < 26 && mayPlan(view, you) ? { kind: 'plan' } : null
}

function rudeness(random: Randomness): Doing {
  const kinds = ['talkNonsense', 'flood', 'fallSilent', 'stopReading', 'stayAway'] as const
  return { kind: kinds[random(kinds.length)] ?? 'flood' }
}

/** With so many dice in hand it takes the plan back before it could be carried out. */
const mayPlan = ({ phase, game }: TableView, seat: Seat): boolean =>
  phase === 'scramble' && (game?.squads[seat]?.hand.length ?? 0) > 2

export const planOf = (view: TableView, random: Randomness): FinishPlan => ({
  lock: random(view.game?.districts.length ?? 1),
  flip: random(2) === 0,
})

/** What is due in a phase, for those who sit. */
export function dutyOf(view: TableView, seat: Seat, random: Randomness): Doing | null {
  switch (view.phase) {
    case 'lobby':
      if (view.dice.seeds[seat] === null) return ask({ type: 'giveSeed', seed: `seed-${seat}` })
      return seat === view.host && random(3) === 0 ? ask({ type: 'startGame' }) : null
    case 'briefing':
    case 'ledger':
      return random(2) === 0 ? ask({ type: 'setReady', ready: true }) : null
    case 'scoring':
      if (view.game?.choice?.question.asked.includes(seat)) return { kind: 'think' }
      return random(6) === 0 ? ask({ type: 'skip' }) : null
    case 'scramble':
      return { kind: 'think' }
    case 'ended':
      return random(2) === 0 ? ask({ type: 'rematch' }) : null
    default:
      return null
  }
}

/** Mostly wrong. A rival guesses nothing whose outcome hangs on its own secrets: what comes of it must be the same twice. */
function guess(view: TableView, seat: Seat, taped: boolean, random: Randomness): Request {
  const list: (Request | Command)[] = [...publicGuesses(view, seat, random), ...(taped ? ownGuesses(seat, random) : [])]
  return list[random(list.length)] as Request
}

function publicGuesses({ game, seats }: TableView, seat: Seat, random: Randomness): Request[] {
  const die = random(seats.length * 7)
  const district = random(game?.districts.length ?? 1)
  return [
    { type: 'rollDice' },
    { type: 'placeDie', die: random(2) === 0 ? die : seat * 7 + random(7), district },
    { type: 'useEffect', effect: { kick: die } },
    { type: 'useEffect', effect: { slide: 2 } },
    { type: 'skipEffect' },
    { type: 'lockDistrict', district },
    { type: 'flipTimer' },
    { type: 'answerChoice', answer: { kind: 'copy', from: 'cw' } },
    { type: 'answerChoice', answer: { kind: 'pay', order: [0, 1] } },
    { type: 'takeSeat', seat: random(seats.length) },
    { type: 'rematch' },
    { type: 'giveSeed', seed: 'late' },
    { type: 'setName', name: ' ' },
    { type: 'setLearning', learning: 'new' },
    { type: 'freeSeat', seat },
    { type: 'askPause', pause: random(2) === 0 },
    { type: 'waitForSeat', wait: random(2) === 0 },
    { type: 'toLobby' },
  ]
}

const ownGuesses = (seat: Seat, random: Randomness): SeatCommand[] => [
  { type: 'placeDie', die: seat * 7 + random(7), district: 1, effect: { slide: 2 } },
  { type: 'placeDie', die: seat * 7 + random(7), district: 2, effect: { kick: random(21) } },
  { type: 'answerChoice', answer: { kind: 'pod', pod: random(2) === 0 ? 'die' : random(7) } },
]

/** Refused at any time, also when the game is over before it arrives: only who asks hears of it. */
export const inVain = (seat: Seat): Request => ({ type: 'freeSeat', seat })

export const isInGame = (view: TableView | null): boolean =>
  view !== null && !['lobby', 'ended', 'closed'].includes(view.phase)
