import { happens, type Mind } from './Mind.ts'

/** Whether it lets the others go first: who places last in a district cannot be answered any more. */
export function waits({ position: { hands, flipped }, seat, profile: { patience }, random }: Mind): boolean {
  if (patience === null) return false
  const own = hands[seat] as number
  const rivals = hands.reduce((sum, hand) => sum + hand, -own)
  if (rivals === 0) return false
  const { even, perDie, least, sand, sandPerDie } = patience
  const ahead = own - rivals / (hands.length - 1)
  const chance = flipped ? sand + sandPerDie * (own - 1) : even + perDie * ahead
  return !happens(random, Math.max(least, chance))
}
