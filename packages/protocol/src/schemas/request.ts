import { isSeed } from '@jelly/dice'
import { EMOTES, LEARNING, type TableRequest } from '@jelly/table'
import * as z from 'zod/mini'
import { district, playerName, seat, whole } from './bounds.ts'
import { seatCommands } from './command.ts'
import { botLevel, socketSettings } from './settings.ts'

const tableRequests = [
  z.strictObject({ type: z.literal('takeSeat'), seat: z.exactOptional(seat) }),
  z.strictObject({ type: z.literal('leaveSeat') }),
  z.strictObject({ type: z.literal('setReady'), ready: z.boolean() }),
  z.strictObject({ type: z.literal('setName'), name: playerName }),
  z.strictObject({ type: z.literal('setLearning'), learning: z.nullable(z.enum(LEARNING)) }),
  z.strictObject({ type: z.literal('giveSeed'), seed: z.string().check(z.minLength(1), z.refine(isSeed)) }),
  z.strictObject({ type: z.literal('planFinish'), lock: z.nullable(district), flip: z.boolean() }),
  z.strictObject({ type: z.literal('skip') }),
  z.strictObject({ type: z.literal('emote'), emote: z.enum(EMOTES) }),
  z.strictObject({ type: z.literal('rematch') }),
  z.strictObject({ type: z.literal('changeSettings'), settings: socketSettings }),
  z.strictObject({ type: z.literal('seatBot'), seat, level: botLevel }),
  z.strictObject({ type: z.literal('freeSeat'), seat }),
  z.strictObject({ type: z.literal('admit'), newcomer: whole(1), admit: z.boolean() }),
  z.strictObject({ type: z.literal('waitForSeat'), wait: z.boolean() }),
  z.strictObject({ type: z.literal('showName'), name: z.nullable(playerName) }),
  z.strictObject({ type: z.literal('askPause'), pause: z.boolean() }),
  z.strictObject({ type: z.literal('mute'), seat, muted: z.boolean() }),
  z.strictObject({ type: z.literal('makeHost'), seat }),
  z.strictObject({ type: z.literal('toLobby') }),
  z.strictObject({ type: z.literal('startGame') }),
] as const satisfies readonly z.ZodMiniType<TableRequest>[]

export const request = z.discriminatedUnion('type', [...seatCommands, ...tableRequests])
