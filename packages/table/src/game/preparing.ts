import { isSeed } from '@jelly/dice'
import type { Settings } from '../model/settings.ts'
import type { Draft } from '../record/Draft.ts'
import { isInGame } from '../record/isInGame.ts'
import { personAt } from '../record/people.ts'
import { forHost, type RequestHandler, type Sitter } from '../seats/Asker.ts'
import { checkSettings } from './checkSettings.ts'
import { beginCountdown } from './phases.ts'
import { backToLobby } from './setUpGame.ts'

export const setReady: RequestHandler<'setReady'> = (draft, asker, { ready }) => {
  const { phase } = draft.table
  if (phase === 'countdown' || phase === 'scramble' || phase === 'scoring') return { refused: 'tooLate' }
  markReady(draft, asker, ready)
  return null
}

export const rematch: RequestHandler<'rematch'> = (draft, asker) => {
  if (draft.table.phase !== 'ended') return { refused: 'notNow' }
  markReady(draft, asker, true)
  return null
}

function markReady(draft: Draft, { seat }: Sitter, ready: boolean): void {
  const sitter = personAt(draft.table, seat)
  if (sitter !== null && sitter.ready !== ready) draft.tell({ type: 'seatChanged', seat, to: { ...sitter, ready } })
}

/** A seed counts only after the key is promised and before the first die is drawn. */
export const giveSeed: RequestHandler<'giveSeed'> = (draft, { seat }, { seed }) => {
  if (draft.table.phase !== 'lobby') return { refused: 'tooLate' }
  if (!isSeed(seed)) return { refused: 'badSeed' }
  draft.tell({ type: 'seedGiven', seat, seed })
  return null
}

/** What the host may change also while a game is played: who may come. */
const DOOR: ReadonlySet<string> = new Set<keyof Settings>(['spectators', 'open', 'approve'])

export const changeSettings: RequestHandler<'changeSettings'> = forHost((draft, _asker, { settings }) => {
  const names = Object.keys(settings)
  const isDoor = names.length > 0 && names.every((name) => DOOR.has(name))
  if (isInGame(draft.table) && !isDoor) return { refused: 'tooLate' }
  const next = { ...draft.table.settings, ...settings }
  const wrong = checkSettings(next, draft.table)
  if (wrong !== null) return wrong
  if (draft.table.phase === 'ended' && !isDoor) backToLobby(draft)
  draft.tell({ type: 'settingsChanged', settings: next, durations: draft.durationsOf(next) })
  return null
})

/** After a game: to change something before the next one. */
export const toLobby: RequestHandler<'toLobby'> = forHost((draft) => {
  if (draft.table.phase !== 'ended') return { refused: 'notNow' }
  backToLobby(draft)
  return null
})

/** Starts a game from the lobby or after the end of one. In the briefing it no longer waits for those who are not ready. */
export const startGame: RequestHandler<'startGame'> = forHost((draft) => {
  const { phase } = draft.table
  if (phase === 'briefing') {
    beginCountdown(draft)
    return null
  }
  if (phase === 'ended') backToLobby(draft)
  else if (phase !== 'lobby') return { refused: 'tooLate' }
  draft.tellQuietly({ type: 'startAsked' })
  return null
})
