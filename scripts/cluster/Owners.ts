import { setTimeout as sleep } from 'node:timers/promises'
import { type OpenPostgres, openPostgres } from '../../apps/server/src/store/postgres/openPostgres.ts'

const TRIES = 20
const TRY_AGAIN = 500

/** Who owns which table, as PostgreSQL says; it may have been away a moment ago. */
export class Owners {
  readonly #opened: OpenPostgres

  private constructor(opened: OpenPostgres) {
    this.#opened = opened
  }

  static async open(url: string): Promise<Owners> {
    return new Owners(await openPostgres(url, 'watcher'))
  }

  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const owners = new Map<string, string | null>()
    for (const id of ids) owners.set(id, await this.#find(id))
    return owners
  }

  async close(): Promise<void> {
    await this.#opened.store.close()
    await this.#opened.ownership.close()
  }

  async #find(id: string): Promise<string | null> {
    for (let tries = 1; ; tries++) {
      try {
        return (await this.#opened.ownership.find({ id }))?.owner ?? null
      } catch (error) {
        if (tries === TRIES) throw error
        await sleep(TRY_AGAIN)
      }
    }
  }
}
