import type { Randomness } from '@jelly/rules'
import { swerve } from './Situation.ts'
import type { Profile } from './profiles.ts'

const QUICKEST = 150

/** How long it takes, for something that is `effort` times a usual decision. */
export function timeFor({ pace, variation }: Profile, random: Randomness, effort: number): number {
  return Math.max(QUICKEST, Math.round(pace * effort * Math.exp(variation * swerve(random))))
}

/** The first look at a round takes longest and the last die least time; running sand makes a bot hurry. */
export const effortOf = (dice: number, flipped: boolean): number => (0.8 + 0.05 * dice) * (flipped ? 0.8 : 1)

/** A roll that the bot decided on before the dice lay still. */
export const WAITING = 0.5
export const ROLLING = 0.6
export const TWITCH = 0.4
