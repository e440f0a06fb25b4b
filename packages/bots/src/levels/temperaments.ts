import { type DistrictId, ownerOf, type Randomness, type Seat, standing, type View } from '@jelly/rules'
import type { Evaluation } from '../evaluation/Evaluation.ts'
import type { Move } from '../moves/Move.ts'

/** Tastes, not talents: they decide between moves that are nearly equally good. */
export const TEMPERAMENTS = ['grudging', 'greedy', 'cautious', 'chaotic'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]

/** How much a bot likes a move beyond what it brings, in Jelly; never more than `TASTE`. */
export type Taste = (move: Move) => number

export const TASTE = 0.3

export function tasteOf(temperament: Temperament, view: View, evaluation: Evaluation, random: Randomness): Taste {
  switch (temperament) {
    case 'grudging':
      return grudging(view, evaluation.seat)
    case 'greedy':
      return greedy(view, evaluation)
    case 'cautious':
      return cautious(view, evaluation.seat)
    case 'chaotic':
      return () => (TASTE * random(100)) / 100
  }
}

/** Hits the rival that beats us most often. */
function grudging(view: View, seat: Seat): Taste {
  const beaten = view.squads.map(() => 0)
  for (const { dice } of view.districts) {
    if (!dice.some(({ die }) => ownerOf(die) === seat)) continue
    for (const leader of standing(dice, view.squads.length).leaders) beaten[leader] = (beaten[leader] ?? 0) + 1
  }
  const most = Math.max(...beaten.filter((_, other) => other !== seat))
  const hated = (other: Seat): boolean => most > 0 && other !== seat && beaten[other] === most
  return ({ effect }) => (effect?.kind === 'kick' && hated(effect.owner) ? TASTE : 0)
}

/** Goes where most is to be had. */
function greedy(view: View, { rewards }: Evaluation): Taste {
  const lures = view.districts.map(({ target }, id) => Math.max(0, rewards.at(id, target - 1).lure))
  const most = Math.max(1, ...lures)
  return ({ district }) => (TASTE * (lures[district] ?? 0)) / most
}

/** Stays where it has dice already, and starts no fights. */
function cautious(view: View, seat: Seat): Taste {
  const home = (district: DistrictId): boolean =>
    view.districts[district]?.dice.some(({ die }) => ownerOf(die) === seat) ?? false
  return ({ district, effect }) => (effect?.kind === 'kick' ? 0 : home(district) ? TASTE : TASTE / 2)
}
