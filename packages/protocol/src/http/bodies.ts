import * as z from 'zod/mini'
import { code, playerName, secret, tableId } from '../schemas/bounds.ts'
import { httpSettings } from '../schemas/settings.ts'

const watch = z.exactOptional(z.literal(true))

/** The bodies that a browser posts. */
export const makeTableBody = z.strictObject({
  name: playerName,
  settings: z.exactOptional(httpSettings),
  quick: z.exactOptional(z.literal(true)),
})

export const joinBody = z.union([
  z.strictObject({ name: playerName, code, watch }),
  z.strictObject({ name: playerName, table: tableId, secret: z.exactOptional(secret), watch }),
])

export const ticketBody = z.strictObject({ table: tableId, token: secret })
export const inviteBody = z.strictObject({ table: tableId, token: secret })
export const editionBody = z.strictObject({ table: tableId, token: secret, edition: z.unknown() })

export type MakeTableBody = z.infer<typeof makeTableBody>
export type JoinBody = z.infer<typeof joinBody>
export type TicketBody = z.infer<typeof ticketBody>
export type InviteBody = z.infer<typeof inviteBody>
export type EditionBody = z.infer<typeof editionBody>
