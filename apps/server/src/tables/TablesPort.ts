import type { ByeReason, TableMessage } from '@jelly/table'

export type { TableMessage } from '@jelly/table'

/** The table at which a connection is, or why it is at none. */
export type Joined = { readonly table: string } | { readonly bye: ByeReason }

/** The tables, as the gateway knows them. */
export interface TablesPort {
  /**
   * Connects whoever has the ticket to its table; waits for one that is being restored. `since`: the last number that they
   * have seen.
   */
  join(connection: string, ticket: string, since?: number): Promise<Joined>
  disconnect(table: string, connection: string): void
  receive(table: string, connection: string, message: TableMessage, arrivedAt: number): void
  /** How far the clock of that table is ahead of the gateway's, in milliseconds. */
  lead(table: string, connection: string): number
}
