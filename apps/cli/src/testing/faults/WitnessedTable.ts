import type { BotPlayer, SeatKey, TableListener } from '@jelly/client'
import type { Seat } from '@jelly/rules'
import { type JournalRow, rebuildRecord, type TableView, tableViewOf } from '@jelly/table'
import { networkBot } from '../../network/networkBot.ts'
import { type NamedSockets, NetworkClient } from '../../network/NetworkClient.ts'
import { networkLobby } from '../../network/networkLobby.ts'
import { Outages } from './Outages.ts'

const SEATS = 4
/** Goes anywhere, whatever the ticket says. */
const WANDERER = 1

interface Witness {
  readonly client: NetworkClient
  readonly player: BotPlayer
  readonly acknowledged: number[]
  readonly isOpen: () => boolean
}

export interface WitnessedOptions {
  /** Each player asks at the next of these. */
  readonly addresses: readonly string[]
  /** Where sockets go that a ticket leads to a process, as through a balancer that knows their names. One player's go anywhere. */
  readonly named?: NamedSockets
  readonly speed: number
  readonly seed: number
}

/** A table of four players over real sockets, who remember every word that the server gave them. */
export class WitnessedTable {
  readonly id: string
  readonly #witnesses: readonly Witness[]
  readonly outages = new Outages()
  #games = new Set<string>()
  #end: string | null = null

  static async open(options: WitnessedOptions): Promise<WitnessedTable> {
    const { addresses, seed } = options
    const lobby = networkLobby(addresses, seed)
    const own = await lobby.makeTable('Host', { settings: { briefing: false } })
    const places: SeatKey[] = [own]
    while (places.length < SEATS) places.push(await lobby.join(`Guest ${places.length}`, { code: own.invite.code }))
    const table = new WitnessedTable(places, options)
    await table.#witnesses[0]?.client.request({ type: 'startGame' })
    return table
  }

  constructor(places: readonly SeatKey[], options: WitnessedOptions) {
    this.id = places[0]?.table ?? ''
    this.#witnesses = places.map((place, seat) => this.#seat(place, seat, options))
  }

  /** How many games have ended. */
  get games(): number {
    return this.#games.size
  }

  get acknowledged(): number {
    return this.#witnesses.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }

  get clients(): readonly NetworkClient[] {
    return this.#witnesses.map(({ client }) => client)
  }

  /** For each player: whether they are connected, and have an answer to all that they have asked for by now. */
  answers(): (() => boolean)[] {
    return this.#witnesses.map(({ client, isOpen }) => {
      const unanswered = () => client.pending.filter(({ accepted }) => !accepted).map(({ id }) => id)
      const asked = new Set(unanswered())
      return () => isOpen() && !unanswered().some((id) => asked.has(id))
    })
  }

  stop(): void {
    for (const { client, player } of this.#witnesses) {
      player.stop()
      client.close()
    }
  }

  /** What the journal shows to be untrue of what the players were told; empty when all is well. */
  contradictions(rows: readonly JournalRow[]): string[] {
    const wrong = this.#witnesses.flatMap(({ client, acknowledged }, seat) => [
      ...missing(rows, seat, acknowledged),
      ...untrue(rows, seat, client),
    ])
    return [...wrong, ...doubled(rows), ...(this.#end === null ? [] : [`the table said goodbye: ${this.#end}`])]
  }

  #seat(place: SeatKey, seat: Seat, { addresses, named, speed, seed }: WitnessedOptions): Witness {
    const acknowledged: number[] = []
    let isOpen = false
    const listener: TableListener = {
      onView: (view) => {
        if (view.phase === 'ended') this.#games.add(view.dice.gameId)
        this.outages.standsStill(view.frozen !== null)
        player.look()
      },
      onDone({ id, refusal }) {
        if (refusal === null || refusal.refused === 'alreadyHandled') acknowledged.push(id)
      },
      onStatus: (status) => {
        if (status.kind === 'ended') this.#end = status.reason
        isOpen = status.kind === 'open'
        this.outages.turned(seat, isOpen)
      },
    }
    // Otherwise all would gather, one death after the other, at the process that dies next.
    const lobby = networkLobby(addresses, seed + seat, 'goesRound')
    const client = new NetworkClient(lobby, place, listener, seat === WANDERER ? undefined : named)
    const player = networkBot(client, { speed, seed: seed * SEATS + seat, again: true })
    return { client, player, acknowledged, isOpen: () => isOpen }
  }
}

function missing(rows: readonly JournalRow[], seat: Seat, acknowledged: readonly number[]): string[] {
  const written = new Set(rows.filter((row) => row.seat === seat).map(({ id }) => id))
  return acknowledged.filter((id) => !written.has(id)).map((id) => `seat ${seat} lost its request ${id}`)
}

/** Held against the table as it was when the client was told something last: what came later may still be on its way. */
function untrue(rows: readonly JournalRow[], seat: Seat, { view, seq }: NetworkClient): string[] {
  const record = rebuildRecord(rows.slice(0, 1))
  for (const row of rows.slice(1)) if (record.notes.told < seq) rebuildRecord([row], record)
  if (record.notes.told !== seq) return [`seat ${seat} was told number ${seq}, which is not in the journal`]
  const isTrue = sameView(view, tableViewOf(record.state, seat))
  return isTrue ? [] : [`the view of seat ${seat} is not the table's at number ${seq}`]
}

function doubled(rows: readonly JournalRow[]): string[] {
  const seen = new Set<string>()
  return rows.flatMap(({ seat, id, seq }) => {
    const name = `${seat}/${id}`
    if (id === null || !seen.has(name)) {
      seen.add(name)
      return []
    }
    return [`request ${name} stands twice, again in row ${seq}`]
  })
}

const sameView = (one: TableView | null, other: TableView): boolean => canonical(one) === canonical(other)

/** Without the moment of the comparison: whoever is here or away has gone by then. */
const canonical = (view: TableView | null): string =>
  JSON.stringify(view, (key, value: unknown) => (isPlain(value) ? sorted(value) : key === 'presence' ? '' : value))

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (object: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1)))
