import { type DieValue, type Event, type Pod, podWorth, type Seat } from '@jelly/rules'
import { chiSquareAbove, chiSquareOf, normalBelow } from './odds.ts'
import { rollsBySeat } from './rollsBySeat.ts'

/** How a seat's dice fell against what fair ones do. */
export interface DiceLuck {
  readonly count: number
  /** Null where no die was rolled. */
  readonly mean: number | null
  readonly expectedMean: number
  /** How many ones, twos, ... sixes. */
  readonly faces: readonly number[]
  /** Standard deviations above what was to be expected. */
  readonly z: number
  /** How many of 100 seats with fair dice roll lower. */
  readonly percentile: number
  readonly verdict: LuckVerdict
  readonly chiSquare: number
  /** How likely fair dice show faces at least as uneven as these. */
  readonly evenness: number
}

export const LUCK_VERDICTS = ['veryLow', 'low', 'ordinary', 'high', 'veryHigh'] as const
/** Beyond 1 in 100, beyond 1 in 10, or neither. */
export type LuckVerdict = (typeof LUCK_VERDICTS)[number]

export interface PodLuck {
  readonly count: number
  /** What the pods drawn are worth, a die-pod 3.5. */
  readonly worth: number
  /** What as many pods from anywhere in the shuffled stack are worth on average. */
  readonly expected: number
}

export interface LuckLedger {
  readonly seats: readonly { readonly seat: Seat; readonly dice: DiceLuck; readonly pods: PodLuck }[]
  readonly table: DiceLuck
}

const MEAN = 3.5
const VARIANCE = 35 / 12

/** What each seat rolled and drew against what was to be expected, from all events of a game. */
export function luckLedger(events: readonly Event[], seats: number): LuckLedger {
  const rolls = rollsBySeat(events, seats)
  return {
    seats: rolls.map((values, seat) => ({ seat, dice: diceLuck(values), pods: podLuck(events, seat) })),
    table: diceLuck(rolls.flat()),
  }
}

export function diceLuck(values: readonly DieValue[]): DiceLuck {
  const faces = [1, 2, 3, 4, 5, 6].map((face) => values.filter((value) => value === face).length)
  const count = values.length
  const sum = values.reduce((total, value) => total + value, 0)
  const z = count === 0 ? 0 : (sum - MEAN * count) / Math.sqrt(VARIANCE * count)
  const percentile = 100 * normalBelow(z)
  const chiSquare = chiSquareOf(faces)
  return {
    count,
    mean: count === 0 ? null : sum / count,
    expectedMean: MEAN,
    faces,
    z,
    percentile,
    verdict: verdictOn(percentile),
    chiSquare,
    evenness: chiSquareAbove(chiSquare),
  }
}

function verdictOn(percentile: number): LuckVerdict {
  if (percentile < 1) return 'veryLow'
  if (percentile < 10) return 'low'
  if (percentile <= 90) return 'ordinary'
  return percentile <= 99 ? 'high' : 'veryHigh'
}

function podLuck(events: readonly Event[], seat: Seat): PodLuck {
  const drawn = events.flatMap((event) => (event.type === 'podTaken' && event.seat === seat ? [event.pod] : []))
  const stack = events.flatMap((event) => (event.type === 'gameStarted' ? event.stack : []))
  const average = stack.length === 0 ? 0 : worthOf(stack) / stack.length
  return { count: drawn.length, worth: worthOf(drawn), expected: drawn.length * average }
}

const worthOf = (pods: readonly Pod[]): number => pods.reduce((sum: number, pod) => sum + podWorth(pod), 0)
