import type { Keeper } from './Keeper.ts'

const PATIENCE = 60_000
const TRY_AGAIN = 50

/** A running PostgreSQL or NATS. */
export interface Engine {
  readonly url: string
  readonly keeper: Keeper
  /** As `kill -9`, and back on the same port with the same disk; resolves when it answers. */
  restart(): Promise<void>
  /** Resolves when it answers. */
  ready(): Promise<void>
  end(): Promise<void>
}

export async function engineOf(keeper: Keeper, url: string, answers: () => Promise<boolean>): Promise<Engine> {
  const ready = async () => {
    const until = Date.now() + PATIENCE
    while (!(await answers())) {
      if (Date.now() > until) throw new Error(`nothing answers at ${url}: ${keeper.errors}`)
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN))
    }
  }
  await keeper.start()
  await ready()
  const restart = async () => {
    await keeper.kill()
    await keeper.start()
    await ready()
  }
  return { url, keeper, restart, ready, end: () => keeper.end() }
}
