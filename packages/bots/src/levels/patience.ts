import { happens, type Situation } from './Situation.ts'

/** Whether it lets the others go first: nobody can answer the last die that is placed in a district. */
export function waits({ view: { squads, flippedBy }, seat, profile: { patience }, random }: Situation): boolean {
  if (patience === null) return false
  const own = squads[seat]?.hand.length ?? 0
  const rivals = squads.reduce((sum, { hand }) => sum + hand.length, -own)
  if (rivals === 0) return false
  const { even, perDie, least, sand, sandPerDie } = patience
  const ahead = own - rivals / (squads.length - 1)
  const chance = flippedBy === null ? even + perDie * ahead : sand + sandPerDie * (own - 1)
  return !happens(random, Math.max(least, chance))
}
