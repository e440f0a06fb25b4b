import type { TableClaim, Node, NodeStatus, Owned, Ownership } from '../Ownership.ts'
import { TABLE_VERSION } from '../Ownership.ts'
import type { PostgresConnection } from './PostgresConnection.ts'
import type { Readers } from './Readers.ts'
import { ownership as sql } from './statements.ts'

type Row<Of> = Of & Record<string, unknown>

/** Who owns what, in PostgreSQL. Beats have a connection of their own: nothing holds them up. */
export class PostgresOwnership implements Ownership {
  readonly life: string
  readonly #beats: PostgresConnection
  readonly #readers: Readers

  constructor(life: string, beats: PostgresConnection, readers: Readers) {
    this.life = life
    this.#beats = beats
    this.#readers = readers
  }

  async enter(name: string, { tables, room, draining, listing }: NodeStatus): Promise<void> {
    await this.#beats.ask(sql.enter(this.life, name, TABLE_VERSION, tables, room, draining, listing))
  }

  async enterAgain(name: string, { tables, room, draining, listing }: NodeStatus): Promise<void> {
    await this.#beats.ask(sql.enterAgain(this.life, name, TABLE_VERSION, tables, room, draining, listing))
  }

  async beat({ tables, room, draining, listing }: NodeStatus): Promise<readonly Node[] | null> {
    const nodes = await this.#beats.ask<Row<Node>>(sql.beat(this.life, tables, room, draining, listing))
    return nodes.some(({ life }) => life === this.life) ? nodes : null
  }

  whenCut(listener: () => void): void {
    this.#beats.whenLost(listener)
  }

  async remove(lives: readonly string[]): Promise<void> {
    await this.#beats.ask(sql.remove(lives))
  }

  async claim(table: string, from: string | null): Promise<TableClaim | null> {
    const [claim] = await this.#readers.ask<Row<TableClaim>>(sql.claim(this.life, TABLE_VERSION, table, from))
    return claim ?? null
  }

  async claimOrphans(limit: number): Promise<readonly TableClaim[]> {
    return this.#readers.ask<Row<TableClaim>>(sql.claimOrphans(this.life, TABLE_VERSION, limit))
  }

  async give(table: string, to: string | null): Promise<void> {
    await this.#readers.ask(sql.give(this.life, table, to))
  }

  async find(by: { readonly id: string } | { readonly code: string }): Promise<Owned | null> {
    const query = 'id' in by ? sql.findId(by.id) : sql.findCode(by.code)
    return (await this.#readers.ask<Row<Owned>>(query))[0] ?? null
  }

  async owned(): Promise<readonly string[]> {
    return (await this.#readers.ask<{ id: string }>(sql.owned(this.life))).map(({ id }) => id)
  }

  close(): Promise<void> {
    return this.#beats.close()
  }
}
