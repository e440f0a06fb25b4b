import type { ClientMessage } from '@jelly/table'
import * as z from 'zod/mini'
import { ticket, whole } from './bounds.ts'
import { request } from './request.ts'

export const MAX_COUNT = 2 ** 31

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: whole(0, MAX_COUNT),
    ticket,
    since: z.exactOptional(whole(0)),
  }),
  z.strictObject({ type: z.literal('do'), id: whole(1), request }),
  z.strictObject({ type: z.literal('resync') }),
  z.strictObject({ type: z.literal('pong'), n: whole(0, MAX_COUNT), seq: whole(0) }),
  z.strictObject({ type: z.literal('ping'), n: whole(0, MAX_COUNT) }),
]) satisfies z.ZodMiniType<ClientMessage>
