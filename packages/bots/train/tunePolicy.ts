import { type Bot, botWith, playMatch, PROFILES, type Weights } from '../src/index.ts'
import { type Randomness, seededRandomness } from '@jelly/rules'
import type { Policy } from '../src/evaluation/weights.ts'

/** What is tuned by playing; `trust` needs Ace and is set by `tuneTrust`. */
const TUNED = ['swing', 'rivalry', 'rollCost', 'sandRollCost', 'lockFrom'] as const

/** Tries changed policies, one seat of the new against the old in all others, and keeps what wins. */
export function tunePolicy(
  weights: Weights,
  tries: number,
  games: number,
  seed: number,
  say: (text: string) => void,
): Weights {
  const random = seededRandomness(seed)
  let best = weights
  for (let attempt = 1; attempt <= tries; attempt++) {
    const next = { ...best, policy: changed(best.policy, random) }
    const won = edge(veteran(next), veteran(best), games, seed * 7919 + attempt * games)
    if (won > MARGIN) best = next
    say(`policy ${attempt}: ${won > MARGIN ? 'kept' : 'left'} at ${won.toFixed(3)} ${JSON.stringify(next.policy)}`)
  }
  return best
}

/** How far above an even share of victories is no accident. */
const MARGIN = 0.035

const veteran = (weights: Weights): Bot => botWith({ ...PROFILES.veteran, error: 0 }, 'greedy', weights)

function changed(policy: Policy, random: Randomness): Policy {
  const next: Record<string, number> = { ...policy }
  for (const key of TUNED) {
    if (random(2) === 0) next[key] = Number((policy[key] * (0.6 + random(1000) / 1000)).toFixed(3))
  }
  return next as unknown as Policy
}

/** The share of victories of one bot among three others, beyond the even one. */
export function edge(one: Bot, others: Bot, games: number, seed: number): number {
  const seats = 4
  let won = 0
  for (let game = 0; game < games; game++) {
    const at = game % seats
    const bots = Array.from({ length: seats }, (_, seat) => (seat === at ? one : others))
    const { winners } = playMatch({ bots, seed: seed + Math.floor(game / seats) })
    if (winners.includes(at)) won += 1 / winners.length
  }
  return won / games - 1 / seats
}
