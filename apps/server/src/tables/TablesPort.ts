import type { ClientMessage } from '@jelly/table'

export type TableMessage = Extract<ClientMessage, { type: 'do' | 'resync' | 'pong' }>

/** The running tables, as the gateway knows them. */
export interface TablesPort {
  /** Waits for a table that is being restored; rejects where it cannot be restored now. */
  isOpen(table: string): Promise<boolean>
  connect(table: string, connection: string, person: string, name: string): void
  disconnect(table: string, connection: string): void
  receive(table: string, connection: string, message: TableMessage, arrivedAt: number): void
}
