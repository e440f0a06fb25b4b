import * as z from 'zod/mini'
import { code, handoverCode, playerName, secret, tableId } from '../schemas/bounds.ts'
import { httpSettings } from '../schemas/settings.ts'

const watch = z.exactOptional(z.literal(true))
/** Who finds no seat now watches. */
const orWatch = z.exactOptional(z.literal(true))

/** The bodies that a browser posts. */
export const makeTableBody = z.strictObject({
  name: playerName,
  settings: z.exactOptional(httpSettings),
  quick: z.exactOptional(z.literal(true)),
})

export const joinBody = z.union([
  z.strictObject({ name: playerName, code, watch, orWatch }),
  z.strictObject({ name: playerName, table: tableId, secret: z.exactOptional(secret), watch, orWatch }),
])

export const ticketBody = z.strictObject({ table: tableId, token: secret })
export const inviteBody = z.strictObject({ table: tableId, token: secret })
export const editionBody = z.strictObject({ table: tableId, token: secret, edition: z.unknown() })

export const placeBody = z.strictObject({ table: tableId, token: secret })
export const returnBody = z.strictObject({ table: tableId, token: secret })
export const handoverBody = z.strictObject({ table: tableId, token: secret })
export const takeOverBody = z.union([
  z.strictObject({ code: handoverCode }),
  z.strictObject({ table: tableId, secret }),
])

export type MakeTableBody = z.infer<typeof makeTableBody>
export type JoinBody = z.infer<typeof joinBody>
export type TicketBody = z.infer<typeof ticketBody>
export type InviteBody = z.infer<typeof inviteBody>
export type PlaceBody = z.infer<typeof placeBody>
export type ReturnBody = z.infer<typeof returnBody>
export type HandoverBody = z.infer<typeof handoverBody>
export type TakeOverBody = z.infer<typeof takeOverBody>
export type EditionBody = z.infer<typeof editionBody>
