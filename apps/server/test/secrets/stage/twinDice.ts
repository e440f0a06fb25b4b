import {
  type Dice,
  type DieId,
  type Event,
  evolve,
  newState,
  ownerOf,
  type Pod,
  type Seat,
  type State,
  type Stream,
  type Viewer,
} from '@jelly/rules'
import type { JournalRow } from '@jelly/table'

/** The chances of a game that a viewer comes to know by its rules: all others may fall in any other way. */
export interface Known {
  /** Places of the streams whose dice the viewer sees. */
  readonly places: ReadonlySet<string>
  /** The shuffled pods, and the places in that stack of those that the viewer takes itself. */
  readonly stack: readonly Pod[]
  readonly ownPods: ReadonlySet<number>
  /** Where in the stream of the pods their shuffling begins, after the city was drawn. */
  readonly shuffleFrom: number
}

const nameOf = (stream: Stream, place: number): string => `${stream}/${place}`

export function knownTo(viewer: Viewer, rows: readonly JournalRow[]): Known {
  const places = new Set<string>()
  const ownPods = new Set<number>()
  const rolled = new Map<Seat, { readonly first: number; readonly hand: readonly DieId[] }>()
  let game: State | null = null
  let stack: readonly Pod[] = []
  let shuffleFrom = 0
  for (const event of gameEvents(rows)) {
    if (event.type === 'gameStarted') {
      game = newState(event)
      stack = event.stack
      shuffleFrom = event.drawn - (stack.length - 1)
    } else if (game !== null) {
      note(game, event)
      evolve(game, event)
    }
  }
  return { places, stack, ownPods, shuffleFrom }

  function note(before: State, event: Event): void {
    if (event.type === 'diceRolled') noteRoll(before, event.seat, event.values.length)
    if (event.type === 'diePlaced') notePlaced(event.seat, event.die)
    if (event.type === 'podTaken' && event.seat === viewer) ownPods.add(before.stackSize - 1)
    const again = event.type === 'diceRerolled' || (event.type === 'districtScored' && event.rerolled !== null)
    if (again) noteRollAgain(before, before.districts[event.district]?.dice.map(({ die }) => die) ?? [])
  }

  function noteRoll({ drawn, squads }: State, seat: Seat, count: number): void {
    const first = drawn[seat] ?? 0
    rolled.set(seat, { first, hand: squads[seat]?.hand.slice() ?? [] })
    if (seat === viewer) for (let n = 0; n < count; n++) places.add(nameOf(seat, first + n))
  }

  function notePlaced(seat: Seat, die: DieId): void {
    const { first, hand } = rolled.get(seat) ?? { first: 0, hand: [] }
    places.add(nameOf(seat, first + hand.indexOf(die)))
  }

  function noteRollAgain({ drawn }: State, dice: readonly DieId[]): void {
    const used = drawn.slice()
    for (const die of dice) {
      const seat = ownerOf(die)
      places.add(nameOf(seat, used[seat] ?? 0))
      used[seat] = (used[seat] ?? 0) + 1
    }
  }
}

export const gameEvents = (rows: readonly JournalRow[]): Event[] =>
  rows.flatMap(({ events }) => events.flatMap((event) => (event.type === 'game' ? [event.event] : [])))

/** The kinds of events that are not the same in both games, up to the opening of the pods. */
export function differentEvents(one: readonly JournalRow[], two: readonly JournalRow[]): Event['type'][] {
  const others = gameEvents(two)
  return gameEvents(one)
    .filter((event, n) => JSON.stringify(event) !== JSON.stringify(others[n]))
    .map(({ type }) => type)
    .filter((type) => type !== 'podsOpened' && type !== 'gameEnded')
}

/** Dice that fall as the first ones where the viewer sees them, and as the others everywhere else. */
export function twinDice(first: Dice, other: Dice, known: Known, pods: readonly Pod[]): Dice {
  const picks = picksFor(pods, twinStack(known, other))
  return (stream, place, faces) => {
    if (stream !== 'pods') return (known.places.has(nameOf(stream, place)) ? first : other)(stream, place, faces)
    const pick = picks[place - known.shuffleFrom]
    return pick === undefined ? first(stream, place, faces) : pick + 1
  }
}

/** The pods that the viewer never takes change places. */
function twinStack({ stack, ownPods }: Known, other: Dice): Pod[] {
  const twin = stack.slice()
  const free = stack.flatMap((_, n) => (ownPods.has(n) ? [] : [n]))
  for (let left = free.length; left > 1; left--) {
    const [a = 0, b = 0] = [free[left - 1], free[other('pods', left, left) - 1]]
    const pod = twin[a] as Pod
    twin[a] = twin[b] as Pod
    twin[b] = pod
  }
  return twin
}

/** What has to be picked so that shuffling `pods` comes to this stack. */
function picksFor(pods: readonly Pod[], stack: readonly Pod[]): number[] {
  const out = pods.slice()
  const picks: number[] = []
  for (let left = out.length; left > 1; left--) {
    const pick = out.indexOf(stack[left - 1] as Pod)
    picks.push(pick)
    out[pick] = out[left - 1] as Pod
    out[left - 1] = stack[left - 1] as Pod
  }
  return picks
}
