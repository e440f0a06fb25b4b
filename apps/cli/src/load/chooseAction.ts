import { answersTo, legal, type Randomness, type Seat } from '@jelly/rules'
import type { Request, TableView } from '@jelly/table'

/** A press that has to wait for its floor would measure the game, not the server. */
const MARGIN = 60

export interface LoadSituation {
  readonly view: TableView
  readonly seat: Seat
  /** When the seat's dice were rolled last, and what time it is, by the same clock. */
  readonly rolledAt: number
  readonly now: number
  readonly count: number
}

/** Something that a player may do now and that the journal must have: a move if there is one, else a name that nobody has. */
export function chooseAction(situation: LoadSituation, random: Randomness): Request {
  const { seat, count } = situation
  return inGame(situation, random) ?? betweenGames(situation) ?? { type: 'setName', name: `Load ${seat}-${count}` }
}

function inGame({ view, seat, rolledAt, now }: LoadSituation, random: Randomness): Request | null {
  const { game, durations } = view
  if (game === null || view.frozen !== null) return null
  const { roll, dice, districts, lock, flip, question } = legal(game, seat)
  const pick = <T>(things: readonly T[]): T | undefined => things[random(things.length)]
  if (question !== null) {
    const answer = answersTo(question, game, seat)[0]
    return answer ? { type: 'answerChoice', answer } : null
  }
  if (flip && random(3) === 0) return { type: 'flipTimer' }
  const [die, district] = [pick(dice), pick(districts)]
  const mayPlace = die !== undefined && district !== undefined && now - rolledAt > durations.placeFloor + MARGIN
  if (mayPlace && random(2) === 0) return { type: 'placeDie', die: die.die, district }
  if (roll && now - rolledAt > durations.rollFloor + MARGIN) return { type: 'rollDice' }
  const locked = pick(lock)
  return locked === undefined ? null : { type: 'lockDistrict', district: locked }
}

function betweenGames({ view, seat }: LoadSituation): Request | null {
  const sitter = view.seats[seat]
  const isReady = sitter?.kind === 'person' && sitter.ready
  switch (view.phase) {
    case 'scoring':
      return view.skips.includes(seat) ? null : { type: 'skip' }
    case 'briefing':
    case 'ledger':
      return isReady ? null : { type: 'setReady', ready: true }
    case 'ended':
      return isReady ? null : { type: 'rematch' }
    default:
      return null
  }
}
