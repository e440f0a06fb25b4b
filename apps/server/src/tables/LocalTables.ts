import type { Tickets } from '../secrets/Tickets.ts'
import type { Tables } from './Tables.ts'
import type { Joined, TableMessage, TablesPort } from './TablesPort.ts'

/** The tables of this process, for whoever has a ticket. */
export class LocalTables implements TablesPort {
  readonly #tables: Tables
  readonly #tickets: Tickets

  constructor(tables: Tables, tickets: Tickets) {
    this.#tables = tables
    this.#tickets = tickets
  }

  async join(connection: string, ticket: string, since = 0): Promise<Joined> {
    const holder = this.#tickets.redeem(ticket)
    if (holder === null) return { bye: 'badTicket' }
    const { table, person, name } = holder
    try {
      if ((await this.#tables.find(table)) === null) return { bye: 'tableClosed' }
    } catch {
      // The store fails: nothing is known about the table, so this is not the last word.
      return { bye: 'moved' }
    }
    this.#tables.connect(table, connection, person, name, since)
    return { table }
  }

  disconnect(table: string, connection: string): void {
    this.#tables.disconnect(table, connection)
  }

  receive(table: string, connection: string, message: TableMessage, arrivedAt: number): void {
    this.#tables.receive(table, connection, message, arrivedAt)
  }

  lead(table: string): number {
    return this.#tables.ahead(table)
  }
}
