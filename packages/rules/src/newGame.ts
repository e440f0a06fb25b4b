import type { Board, Edition, Face } from './editions/edition.ts'
import { namesOf } from './editions/namesOf.ts'
import type { Dice } from './model/dice.ts'
import type { CityDistrict, EventOf } from './model/event.ts'
import type { District, Game, Squad } from './model/game.ts'
import { MAX_SEATS, MIN_SEATS } from './model/ids.ts'

/** Rises when the rules decide a command otherwise than before. A game keeps the version that it began under. */
export const RULES_VERSION = 2

const STARTING_JELLY = 2

export interface Setup {
  readonly seats: number
  readonly edition: Edition
  /** [S2] Only green faces. */
  readonly firstGame?: boolean
  /** Also the promo boards. */
  readonly promo?: boolean
}

/** [S2] [S4] [S5] Draws the city, the drone's place and the order of the pods. */
export function drawGame(
  { seats, edition, firstGame = false, promo = false }: Setup,
  dice: Dice,
): EventOf<'gameStarted', never> {
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS)
    throw new RangeError(`${MIN_SEATS} to ${MAX_SEATS} seats`)
  let drawn = 0
  const pick = (count: number): number => dice('pods', drawn++, count) - 1
  const inPlay = edition.boards.filter((board) => isInPlay(board, firstGame, promo))
  const boards = edition.inOrder ? inPlay : shuffled(inPlay, pick)
  if (boards.length < seats + 2)
    throw new RangeError(`${seats} seats need ${seats + 2} boards, this choice has ${boards.length}`)
  const faces = boards.slice(0, seats + 2).map(({ faces }): Face => {
    const open = firstGame ? faces.filter(({ green }) => green) : faces
    return open[pick(open.length)] as Face
  })
  const drone = pick(faces.length)
  const stack = shuffled(edition.pods, pick)
  return {
    type: 'gameStarted',
    rules: RULES_VERSION,
    seats,
    districts: faces.map(({ id, names, zones }) => ({ face: id, names, zones })),
    drone,
    stackSize: stack.length,
    stack,
    drawn,
  }
}

const isInPlay = ({ promo, faces }: Board, firstGame: boolean, withPromo: boolean): boolean =>
  (withPromo || !promo) && (!firstGame || faces.some(({ green }) => green))

/** Every order is equally likely if `pick` is fair. */
function shuffled<T>(list: readonly T[], pick: (count: number) => number): T[] {
  const out = list.slice()
  for (let left = out.length; left > 1; left--) {
    const chosen = pick(left)
    const last = out[left - 1] as T
    out[left - 1] = out[chosen] as T
    out[chosen] = last
  }
  return out
}

type Secrets<Hidden extends null> = Pick<Squad<Hidden>, 'pods' | 'tray'>

/** [S1] The game as it stands once its start is known: to all, or to one viewer. */
export function beginGame<Hidden extends null>(
  started: EventOf<'gameStarted', Hidden>,
  secrets: (seat: number) => Secrets<Hidden>,
): Game<Hidden> {
  const seats = Array.from({ length: started.seats }, (_, seat) => seat)
  return {
    rules: started.rules,
    phase: 'between',
    round: 0,
    drone: started.drone,
    districts: started.districts.map(beginDistrict),
    squads: seats.map((seat) => beginSquad(secrets(seat))),
    center: [],
    stack: started.stack,
    stackSize: started.stackSize,
    flippedBy: null,
    scored: 0,
    choice: null,
    drawn: [...seats.map(() => 0), started.drawn],
    result: null,
  }
}

const beginDistrict = (drawn: CityDistrict): District => ({
  face: drawn.face,
  names: namesOf(drawn),
  zones: drawn.zones,
  target: 1,
  dice: [],
  lockedBy: null,
})

const beginSquad = <Hidden extends null>({ pods, tray }: Secrets<Hidden>): Squad<Hidden> => ({
  jelly: STARTING_JELLY,
  podCount: 0,
  pods,
  hand: [],
  tray,
  rolled: false,
  effect: null,
  screen: null,
})

export const newState = (started: EventOf<'gameStarted', never>): Game<never> =>
  beginGame<never>(started, () => ({ pods: [], tray: [] }))
