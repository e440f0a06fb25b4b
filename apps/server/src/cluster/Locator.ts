import type { Clock } from '@jelly/table'
import type { Owned, Ownership } from '../store/Ownership.ts'
import type { Wires } from '../wires/Wires.ts'
import type { KnownReply, NodeQuestion } from './envelope.ts'
import type { Membership } from './Membership.ts'
import type { Spread } from './Spread.ts'

export interface TablePlace {
  /** The life at which the table runs, or is to run. */
  readonly life: string
  /** Its id, where it may have to be woken there first: a process that does not run it yet knows no code of it. */
  readonly table?: string
}

/** What is known of a table: its id, its code, or a code by which somebody goes on on another device. */
export type By = { readonly id: string } | { readonly code: string } | { readonly handover: string }

const PATIENCE = 1000
/** So long it is worth looking for a table whose process has died, so often: the page's own tries come further and further apart. */
export const LOOK_FOR = 4000
const LOOK_AGAIN = 75

export interface LocatorOptions {
  readonly ownership: Ownership
  readonly membership: Membership
  readonly spread: Spread
  readonly wires: Wires
  readonly clock: Clock
  readonly runsHere: (table: string) => boolean
  /** Resolves when the table is not on its way to another process. */
  readonly settled: (table: string) => Promise<void>
  /** Whether this process has given this code for going on on another device. */
  readonly hasHandover: (code: string) => boolean
  /** Whether this process takes over tables that nobody has. */
  readonly mayClaim: () => boolean
}

/** Finds the process at which a table runs. One that nobody has any more is for this one. */
export class Locator {
  readonly #options: LocatorOptions
  readonly #finding = new Map<string, Promise<Owned | null>>()

  constructor(options: LocatorOptions) {
    this.#options = options
  }

  /** Null where there is no such open table. */
  async locate(by: By): Promise<TablePlace | null> {
    const { membership, runsHere, settled } = this.#options
    if ('handover' in by) return this.#whereGiven(by.handover)
    if ('id' in by) await settled(by.id)
    if ('id' in by && runsHere(by.id)) return { life: membership.life }
    const found = await this.#find(by)
    if (found === null) return null
    const { owner, id: table } = found
    if (owner === membership.life) return { life: owner, table }
    return { life: owner !== null && membership.isTaken(found) ? owner : this.#taker(), table }
  }

  /** All who sit at a table look for it at once when its process dies: the store is asked once. */
  #find(by: Exclude<By, { handover: string }>): Promise<Owned | null> {
    const name = 'id' in by ? by.id : by.code
    const underWay = this.#finding.get(name)
    if (underWay !== undefined) return underWay
    const finding = this.#options.ownership.find(by).finally(() => this.#finding.delete(name))
    this.#finding.set(name, finding)
    return finding
  }

  /** Until it is worth looking again: a little later or, where nobody is at the address of that process, when it is known whether it lives. */
  async waitAt(place: TablePlace | null | undefined, until: number): Promise<void> {
    const { clock, membership } = this.#options
    if (place && membership.isSilent(place.life)) await membership.whileSilent(place.life, until - clock.now())
    else await new Promise<void>((resolve) => void clock.wakeAt(clock.now() + LOOK_AGAIN, resolve))
  }

  /** Such codes live with the process of their table alone, so all are asked. Rejects while one of them does not answer. */
  async #whereGiven(code: string): Promise<TablePlace | null> {
    const { membership, hasHandover } = this.#options
    if (hasHandover(code)) return { life: membership.life }
    const life = await this.#whoKnows({ type: 'handover', code })
    return life === null ? null : { life }
  }

  /** Whether a table that is nowhere has closed at another process, as far as that one remembers. */
  async hasClosed(by: By): Promise<boolean> {
    if ('handover' in by) return false
    const name = 'id' in by ? by.id : by.code
    return (await this.#whoKnows({ type: 'over', name })) !== null
  }

  async #whoKnows(question: NodeQuestion): Promise<string | null> {
    const { membership, wires } = this.#options
    const others = membership.nodes.map(({ life }) => life).filter((life) => life !== membership.life)
    const text = JSON.stringify(question)
    const answers = await Promise.all(others.map((life) => wires.ask(life, text, PATIENCE)))
    return others[answers.findIndex((answer) => (JSON.parse(answer) as KnownReply).known)] ?? null
  }

  #taker(): string {
    const { membership, spread, mayClaim } = this.#options
    return mayClaim() ? membership.life : (spread.roomiest() ?? membership.life)
  }
}
