import { buildReplay, replayText } from '@jelly/dice'
import { replaysOf } from '@jelly/table'
import { readRows } from '../tables/checkpoints.ts'
import type { Store } from '../store/Store.ts'
import type { Tables } from '../tables/Tables.ts'

const KEPT = 50

/** Finished games as text, made from their rows. Every process makes the same text of the same game. */
export class Replays {
  readonly #store: Store
  readonly #tables: Pick<Tables, 'isPlaying'>
  readonly #kept = new Map<string, string>()

  constructor(store: Store, tables: Pick<Tables, 'isPlaying'> = { isPlaying: () => false }) {
    this.#store = store
    this.#tables = tables
  }

  /** Null where there is no such game, or it is not over. */
  async get(id: string): Promise<string | null> {
    const replay = this.#kept.get(id) ?? (await this.#build(id))
    if (replay !== null) this.#keep(id, replay)
    return replay
  }

  /** Whether there will be one: the game is under way here. */
  isComing(id: string): boolean {
    return this.#tables.isPlaying(id)
  }

  async #build(id: string): Promise<string | null> {
    const game = await this.#store.game(id)
    if (game === null) return null
    const { rows, known } = await readRows(this.#store, game.table, { before: game.firstSeq, to: game.lastSeq })
    const parts = replaysOf(rows, known?.record).find(({ gameId }) => gameId === id)
    return parts === undefined ? null : replayText(buildReplay(parts))
  }

  #keep(id: string, replay: string): void {
    this.#kept.delete(id)
    this.#kept.set(id, replay)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
  }
}
