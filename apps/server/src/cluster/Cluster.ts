import type { Audience, Clock } from '@jelly/table'
import type { Figure } from '../health/figures.ts'
import type { Log } from '../health/log.ts'
import type { Api } from '../http/lobbyApi.ts'
import type { PageFile } from '../http/PageFile.ts'
import type { Counted, LobbyLimits } from '../limits/LobbyLimits.ts'
import type { Handovers } from '../secrets/Handovers.ts'
import type { TableClaim, NodeStatus, Ownership } from '../store/Ownership.ts'
import { StoreError } from '../store/StoreError.ts'
import type { Tables } from '../tables/Tables.ts'
import type { TablesPort } from '../tables/TablesPort.ts'
import type { Wires } from '../wires/Wires.ts'
import { Answers } from './Answers.ts'
import { clusterFigures } from './clusterFigures.ts'
import { Drain } from './Drain.ts'
import { ALL, type CountedAttempt, DEPOSED } from './envelope.ts'
import { EvenOut } from './EvenOut.ts'
import { FarCallers } from './FarCallers.ts'
import { FarTables, type Sockets } from './FarTables.ts'
import { ForwardingApi } from './ForwardingApi.ts'
import { HeldAudience } from './HeldAudience.ts'
import { Locator } from './Locator.ts'
import { Membership } from './Membership.ts'
import { Moves } from './Moves.ts'
import { Orphans } from './Orphans.ts'
import { PeerAssets } from './PeerAssets.ts'
import { Pings } from './Pings.ts'
import { Spread } from './Spread.ts'

export interface ClusterPorts {
  readonly ownership: Ownership
  readonly wires: Wires
  /** What the operator calls this process. */
  readonly name: string
  /** The same, where the operator has chosen it: a load balancer may know it too. */
  readonly node: string | null
  readonly onReplaced: () => void
  /** A file of this process's page. */
  readonly asset?: (path: string) => Buffer | null
}

export interface ClusterOptions extends ClusterPorts {
  readonly clock: Clock
  readonly log: Log
  readonly maxTables: number
}

/** What the cluster is made around: the parts of one process. */
export interface Parts {
  readonly tables: Tables
  readonly here: TablesPort
  readonly sockets: Sockets
  readonly api: Api
  readonly limits: LobbyLimits
  readonly handovers: Handovers
}

/** What there is as soon as the parts of this process are known. */
interface Joined {
  readonly parts: Parts
  readonly callers: FarCallers
  readonly farTables: FarTables
  readonly answers: Answers
}

/** Without wires for so long, connections that need them are ended. */
const WIRELESS = 2000
const LISTED = 200

/** This process among others: what it owns, where the rest is, and how messages get there. */
export class Cluster {
  readonly membership: Membership
  readonly #options: ClusterOptions
  readonly #locator: Locator
  readonly #pings: Pings
  readonly #assets: PeerAssets
  readonly #orphans: Orphans
  readonly #spread: Spread
  readonly #moves: Moves
  readonly #evenOut: EvenOut
  readonly #counts = { claimed: 0, over: 0 }
  #joined: Joined | null = null
  #audience: HeldAudience | null = null
  #draining = false
  #upAt = 0

  constructor(options: ClusterOptions) {
    this.#options = options
    this.membership = new Membership({
      ...options,
      status: () => this.#status(),
      mayDepose: () => options.wires.isUp,
      onOver: (lives) => this.#over(lives),
      onDeposed: () => options.wires.say(DEPOSED, this.membership.life),
      // What is not ours any more is dropped before anybody hears of it.
      onConfirmed: (owned) => this.#tables.keepOnly(owned),
      onBeat: () => this.#beat(),
    })
    const tables = () => this.#tables
    this.#spread = new Spread(this.membership)
    this.#moves = new Moves({ ...options, tables })
    this.#evenOut = new EvenOut({
      ...options,
      moves: this.#moves,
      spread: this.#spread,
      isCalm: () => !this.#draining && options.wires.isUp && this.membership.allBeat && this.#tables.restoring === 0,
    })
    this.#orphans = new Orphans({
      ...options,
      tables,
      room: () => (this.#mayClaim ? this.#room : 0),
    })
    this.#pings = new Pings({ ...options, membership: this.membership })
    this.#assets = new PeerAssets({ ...options, membership: this.membership })
    this.#locator = new Locator({
      ...options,
      membership: this.membership,
      spread: this.#spread,
      runsHere: (table) => this.#tables.runs(table),
      settled: (table) => this.#moves.settled(table),
      hasHandover: (code) => this.#joined?.parts.handovers.hasCode(code) ?? false,
      mayClaim: () => this.#mayClaim,
    })
  }

  /** Whom the tables of this process tell things: sockets here, and those of other processes. */
  audience(here: Audience): Audience {
    const isFar = (connection: string) => connection.includes('.')
    const tell: Audience['tell'] = (connection, message) =>
      isFar(connection) ? this.#joined?.callers.tell(connection, message) : here.tell(connection, message)
    this.#audience = new HeldAudience({ tell }, () => this.membership.inDoubt)
    return this.#audience
  }

  /** Puts the parts of this process together with those of others. */
  join(parts: Parts): { readonly tables: TablesPort; readonly api: ForwardingApi } {
    const { wires, clock, asset } = this.#options
    const { membership } = this
    const { here, sockets } = parts
    const common = { membership, wires, clock, locator: this.#locator, spread: this.#spread }
    const callers = new FarCallers({ wires, clock, life: membership.life, tables: here, pings: this.#pings })
    const tables = new FarTables({ ...common, here, sockets })
    const api = new ForwardingApi({
      ...common,
      api: parts.api,
      isFull: () => this.#room === 0,
      wake: (id) => parts.tables.find(id),
    })
    const onGiven = (table: string) => this.#evenOut.received(table)
    const known = { ...common, ...parts, api, callers, farTables: tables, onGiven }
    const answers = new Answers({ ...known, ...(asset && { asset }) })
    this.#joined = { parts, callers, farTables: tables, answers }
    return { tables, api }
  }

  async start(): Promise<void> {
    const { wires, clock } = this.#options
    this.#upAt = clock.now()
    this.#joined?.answers.start()
    // What is missing would be noticed with the next word of each line, which may be seconds away.
    wires.whenBack(() => this.#endLines())
    await this.membership.start()
  }

  /** Whoever is turned away here is turned away everywhere. */
  tellAttempt(counted: Counted, address: string): void {
    this.#options.wires.say(
      ALL,
      JSON.stringify({ from: this.membership.life, counted, address } satisfies CountedAttempt),
    )
  }

  /** Whether players should be sent here. */
  get isReady(): boolean {
    return !this.#draining && !this.membership.inDoubt
  }

  /** A file of the page that only a process of another version has. */
  asset(path: string): Promise<PageFile | null> {
    return this.#assets.find(path)
  }

  /** For /metrics. */
  figures(): Figure[] {
    const { membership } = this
    return clusterFigures({
      over: this.#counts.over,
      claimed: this.#counts.claimed + this.#orphans.taken,
      processes: membership.nodes.length,
      inDoubt: membership.inDoubt,
      draining: this.#draining,
      wiresUp: this.#options.wires.isUp,
      beatsFailed: membership.beatsFailed,
      evened: this.#evenOut.given,
      linesElsewhere: this.#joined?.farTables.size ?? 0,
      linesFromElsewhere: this.#joined?.callers.size ?? 0,
    })
  }

  /** Takes a table over, where nobody who lives has it. Null only where there is no such table any more. */
  async claim(id: string): Promise<TableClaim | null> {
    const { ownership } = this.#options
    await this.#moves.settled(id)
    const found = await ownership.find({ id })
    if (found === null) return null
    const claimed = this.membership.isTaken(found) ? null : await ownership.claim(id, found.owner)
    // It goes on elsewhere: whoever asked here comes back, and is not told that it is gone.
    if (claimed === null) throw new StoreError('fenced', 'the table belongs to another process')
    this.#counts.claimed++
    return claimed
  }

  /** Moves the tables to other processes, those at rest first. */
  async drain(patience: number): Promise<void> {
    this.#draining = true
    const { clock } = this.#options
    await new Drain({ clock, moves: this.#moves, spread: this.#spread }).run(patience)
  }

  async stop(): Promise<void> {
    await this.membership.stop()
    await this.#options.wires.close()
  }

  get #tables(): Tables {
    if (this.#joined === null) throw new Error('the cluster has no tables yet')
    return this.#joined.parts.tables
  }

  get #mayClaim(): boolean {
    return !this.#draining && this.#options.wires.isUp && this.#tables.size < this.#options.maxTables
  }

  #status(): NodeStatus {
    const tables = this.#joined?.parts.tables
    const open = tables?.summaries().filter((summary) => summary.open) ?? []
    const listing = JSON.stringify(open.slice(0, LISTED))
    return { tables: tables?.size ?? 0, room: this.#room, draining: this.#draining, listing }
  }

  get #room(): number {
    return this.#draining ? 0 : Math.max(0, this.#options.maxTables - (this.#joined?.parts.tables.size ?? 0))
  }

  #over(lives: readonly string[]): void {
    this.#counts.over += lives.length
    this.#joined?.farTables.endAll(lives)
    this.#joined?.callers.endAll(lives)
    this.#pings.forget(lives)
    this.#orphans.expect()
    this.#evenOut.wait()
  }

  #beat(): void {
    this.#watchWires()
    this.#audience?.release()
    this.#pings.beat(this.#joined?.callers.lives())
    this.#orphans.beat()
    this.#spread.beat()
    this.#evenOut.beat()
  }

  #watchWires(): void {
    const now = this.#options.clock.now()
    if (this.#options.wires.isUp) this.#upAt = now
    if (now - this.#upAt >= WIRELESS) this.#endLines()
  }

  /** All that go over the wires, in both directions. */
  #endLines(): void {
    this.#joined?.farTables.endAll()
    this.#joined?.callers.endAll()
  }
}
