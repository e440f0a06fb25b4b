import type { ClientMessage } from '@jelly/table'

/** Where the tables run, as the gateway knows it. */
export interface Hall {
  /** Waits until a table that is being restored is there. */
  isOpen(table: string): Promise<boolean>
  connect(table: string, connection: string, person: string, name: string): void
  disconnect(table: string, connection: string): void
  receive(
    table: string,
    connection: string,
    message: Extract<ClientMessage, { type: 'do' | 'resync' | 'pong' }>,
    arrivedAt: number,
  ): void
}
