import type { SeatCommand } from '@jelly/rules'
import * as z from 'zod/mini'
import { die, district, seat, whole, zone } from './bounds.ts'

const effect = z.union([z.strictObject({ kick: die }), z.strictObject({ slide: zone })])

const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('copy'), from: z.literal(['cw', 'ccw']) }),
  z.strictObject({ kind: z.literal('pod'), pod: z.union([whole(0, 99), z.literal('die')]) }),
  z.strictObject({ kind: z.literal('pay'), order: z.array(seat).check(z.maxLength(5)) }),
])

/** What a seat asks of the game. */
export const seatCommands = [
  z.strictObject({ type: z.literal('rollDice') }),
  z.strictObject({ type: z.literal('placeDie'), die, district, effect: z.exactOptional(effect) }),
  z.strictObject({ type: z.literal('useEffect'), effect }),
  z.strictObject({ type: z.literal('skipEffect') }),
  z.strictObject({ type: z.literal('lockDistrict'), district }),
  z.strictObject({ type: z.literal('flipTimer') }),
  z.strictObject({ type: z.literal('answerChoice'), answer }),
] as const satisfies readonly z.ZodMiniType<SeatCommand>[]
