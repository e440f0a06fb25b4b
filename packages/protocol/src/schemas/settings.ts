import { BOT_LEVELS, SAND_FACTORS, type Settings, TEMPO_IDS } from '@jelly/table'
import * as z from 'zod/mini'
import { whole } from './bounds.ts'

export const botLevel = z.enum(BOT_LEVELS)

const choices = {
  players: z.literal([3, 4, 5]),
  tempo: z.enum(TEMPO_IDS),
  sandFactor: z.literal(SAND_FACTORS),
  firstGame: z.boolean(),
  promo: z.boolean(),
  purist: z.boolean(),
  turnCity: z.boolean(),
  compensation: z.boolean(),
  spectators: z.boolean(),
  open: z.boolean(),
  approve: z.boolean(),
  whenAway: z.literal(['bot', 'idle']),
  choiceSeconds: z.nullable(whole(5, 120)),
  flipAfterFinish: whole(5, 600),
  flipAfterStart: whole(30, 3600),
  briefing: z.boolean(),
  botLevel,
}

/** Over a socket only the house edition can be asked for; a custom one is too long and has a route of its own. */
export const socketSettings = z.exactPartial(z.strictObject({ ...choices, edition: z.null() })) satisfies z.ZodMiniType<
  Partial<Settings>
>

/** Over HTTP the edition may be anything; the code that reads it says what is wrong with it. */
export const httpSettings = z.exactPartial(
  z.strictObject({ ...choices, edition: z.unknown() }),
) satisfies z.ZodMiniType<Partial<Settings>>
