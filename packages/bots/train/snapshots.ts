import { type Bot, playMatch, type Weights } from '../src/index.ts'
import {
  controllersOf,
  ownerOf,
  type Randomness,
  seededRandomness,
  standing,
  type State,
  type View,
} from '@jelly/rules'
import { evaluationOf } from '../src/evaluation/evaluationOf.ts'
import { roundLeft } from '../src/evaluation/Outlook.ts'
import { SURVIVORS, TOTAL } from '../src/position/pile.ts'
import { pileAt, readPosition } from '../src/position/Position.ts'

/** One district, or the city center, at some moment of a round, and who led it in the end. */
export interface Snapshot {
  readonly stage: number
  /** Null for the center. */
  readonly district: number | null
  readonly lure: number
  /** By seat: the total, or the dice on the center. */
  readonly totals: readonly number[]
  readonly survivors: readonly number[]
  readonly hands: readonly number[]
  led: readonly boolean[]
}

/** One moment in so many is kept. */
const EVERY = 5

/** Lets bots play each other and notes what they saw and what came of it. */
export function collect(bots: readonly Bot[], games: number, seed: number, weights: Weights): Snapshot[] {
  const random = seededRandomness(seed)
  const kept: Snapshot[] = []
  for (let game = 0; game < games; game++) {
    let open: Snapshot[] = []
    const seats = Array.from({ length: 3 + (game % 3) }, () => bots[random(bots.length)] as Bot)
    playMatch({
      bots: seats.map((bot) => watched(bot, random, (view, seat) => open.push(...snapshotsOf(view, seat, weights)))),
      seed: seed * 1_000_003 + game,
      watch(event, state) {
        if (event.type !== 'roundEnded') return
        kept.push(...open.map((one) => ({ ...one, led: ledBy(state, one) })))
        open = []
      },
    })
  }
  return kept
}

const watched = (bot: Bot, random: Randomness, see: (view: View, seat: number) => void): Bot => ({
  ...bot,
  think(view, seat, own) {
    if (view.phase === 'scramble' && random(EVERY) === 0) see(view, seat)
    return bot.think(view, seat, own)
  },
})

function snapshotsOf(view: View, seat: number, weights: Weights): Snapshot[] {
  const position = readPosition(view)
  const stage = roundLeft(position, weights.flippedHands)
  if (stage === 0) return []
  const { rewards } = evaluationOf(view, seat, weights)
  const hands = Array.from(position.hands)
  const center: Snapshot = {
    stage,
    district: null,
    lure: 0,
    totals: [...position.center],
    survivors: [],
    hands,
    led: [],
  }
  const open = view.districts.flatMap(({ lockedBy }, id) => (lockedBy === null ? [id] : []))
  return open.reduce<Snapshot[]>(
    (list, district) => {
      const piles = hands.map((_, other) => pileAt(position, district, other))
      const lure = rewards.follow(position, district).reduce((sum, spoils) => sum + spoils.lure, 0)
      const totals = piles.map((pile) => TOTAL[pile] ?? 0)
      const survivors = piles.map((pile) => SURVIVORS[pile] ?? 0)
      list.push({ stage, district, lure, totals, survivors, hands, led: [] })
      return list
    },
    [center],
  )
}

function ledBy({ districts, squads, center }: State, { district }: Snapshot): boolean[] {
  const counts = squads.map((_, seat) => center.filter(({ die }) => ownerOf(die) === seat).length)
  const leaders =
    district === null ? controllersOf(counts) : standing(districts[district]?.dice ?? [], squads.length).leaders
  return squads.map((_, seat) => leaders.includes(seat))
}
