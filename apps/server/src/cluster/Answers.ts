import type { LobbyLimits } from '../limits/LobbyLimits.ts'
import type { Handovers } from '../secrets/Handovers.ts'
import type { Tables } from '../tables/Tables.ts'
import type { Wires } from '../wires/Wires.ts'
import {
  ALL,
  type AssetReply,
  type CountedAttempt,
  DEPOSED,
  type KnownReply,
  type NodeQuestion,
  type Word,
} from './envelope.ts'
import type { FarCallers } from './FarCallers.ts'
import type { FarTables } from './FarTables.ts'
import type { ForwardingApi } from './ForwardingApi.ts'
import type { Membership } from './Membership.ts'

export interface AnswersOptions {
  readonly wires: Wires
  readonly membership: Membership
  readonly tables: Tables
  readonly handovers: Handovers
  readonly limits: LobbyLimits
  readonly api: ForwardingApi
  readonly callers: FarCallers
  readonly farTables: FarTables
  /** A table was given to this process. */
  readonly onGiven: (table: string) => void
  /** A file of this process's page. */
  readonly asset?: (path: string) => Buffer | null
}

/** Everything that other processes ask this one or tell it, and who here knows the answer. */
export class Answers {
  readonly #options: AnswersOptions

  constructor(options: AnswersOptions) {
    this.#options = options
  }

  start(): void {
    const { wires, membership } = this.#options
    wires.serve(membership.life, async (text) => JSON.stringify(await this.#answer(JSON.parse(text) as NodeQuestion)))
    wires.hear(membership.life, (text) => this.#hear(JSON.parse(text) as Word))
    wires.hear(ALL, (text) => this.#count(JSON.parse(text) as CountedAttempt))
    wires.hear(DEPOSED, (from) => from !== membership.life && membership.look())
  }

  async #answer(question: NodeQuestion): Promise<object> {
    const { membership, tables, handovers, api, callers, onGiven, asset } = this.#options
    switch (question.type) {
      case 'ping':
        return {}
      case 'http':
        return api.answer(question)
      case 'hello':
        if (membership.inDoubt) return { bye: 'moved' }
        return callers.hello(question.connection, question.ticket, question.since)
      case 'handover':
        return { known: handovers.hasCode(question.code) } satisfies KnownReply
      case 'over':
        return { known: tables.isOver(question.name) } satisfies KnownReply
      case 'adopt':
        onGiven(question.table)
        return { adopted: (await tables.find(question.table)) !== null }
      case 'asset':
        return { content: asset?.(question.path)?.toString('base64') ?? null } satisfies AssetReply
    }
  }

  #hear(word: Word): void {
    const { callers, farTables } = this.#options
    switch (word.type) {
      case 'up':
        return callers.up(word)
      case 'gone':
        return callers.gone(word.connection)
      case 'down':
        return farTables.down(word)
      case 'lost':
        return farTables.lost(word)
    }
  }

  #count({ from, counted, address }: CountedAttempt): void {
    const { membership, limits } = this.#options
    if (from !== membership.life) limits.countFar(counted, address)
  }
}
