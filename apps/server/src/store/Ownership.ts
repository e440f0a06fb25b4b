import type { StoredTable } from './Store.ts'

/** Who is alive and who owns which table, for several processes over one store. A `life` is a name for one start of a process. */
export interface Ownership {
  readonly life: string
  /** Enters this life among the nodes. A former life of the same name is over: its tables are orphans at once. */
  enter(name: string, status: NodeStatus): Promise<void>
  /** Enters again after this life was taken for dead; does nothing where another life has its name by now. */
  enterAgain(name: string, status: NodeStatus): Promise<void>
  /** Raises the beat of this life and reads everybody's; null where this life is not on the list any more. */
  beat(status: NodeStatus): Promise<readonly Node[] | null>
  /** Calls back when the connection for beats has ended: others see that, and the next beat shows that it was only the connection. */
  whenCut(listener: () => void): void
  /** Takes lives off the list: what they own are orphans. */
  remove(lives: readonly string[]): Promise<void>
  /** Takes a table over from a life that is dead, from nobody (`null`) or from oneself; null where it belongs to another. */
  claim(table: string, from: string | null): Promise<TableClaim | null>
  /** Claims open tables that belong to nobody on the list. */
  claimOrphans(limit: number): Promise<readonly TableClaim[]>
  /**
   * Gives a table that does not run here any more to another life, which then claims it from itself. It belongs to nobody where that
   * life is not on the list, or of a version that could not claim it.
   */
  give(table: string, to: string | null): Promise<void>
  /** Null where there is no such open table. */
  find(by: { readonly id: string } | { readonly code: string }): Promise<Owned | null>
  /** Every open table that this life owns. */
  owned(): Promise<readonly string[]>
}

/** What a process says about itself with each beat. */
export interface NodeStatus {
  readonly tables: number
  /** How many more tables it would take. */
  readonly room: number
  readonly draining: boolean
  /** Its public tables, as JSON. */
  readonly listing: string
}

export interface Node extends NodeStatus {
  readonly life: string
  readonly name: string
  readonly beat: number
  /**
   * False where the connection to the store is gone over which it beat last: it ended, or will beat over another one. True says nothing: a
   * machine that dies leaves its connections half open.
   */
  readonly connected: boolean
}

export interface Owned {
  readonly id: string
  readonly owner: string | null
  /** Whether the owner is on the list of nodes at this moment. A list that was read before may lack one that is new. */
  readonly listed: boolean
}

/** A table that is ours from now on, in an epoch of its own. */
export interface TableClaim extends StoredTable {
  readonly epoch: number
}

/** Rises when a process of the version before could not read what this one writes: then it does not claim such a table. */
export const TABLE_VERSION = 1
