import { hostname } from 'node:os'
import type { Entropy } from '@jelly/table'
import { withoutPassword } from '../config/engineProblem.ts'
import { ConfigError } from '../config/options.ts'
import { newId } from '../secrets/secrets.ts'
import type { Ownership } from '../store/Ownership.ts'
import type { Store } from '../store/Store.ts'
import { LocalExchange } from '../wires/LocalWires.ts'
import type { Wires } from '../wires/Wires.ts'

export interface SharedOptions {
  readonly store: string
  readonly wires: string | null
  readonly node: string | null
  readonly port: number
}

export interface Shared {
  readonly store: Store
  readonly ownership: Ownership
  readonly wires: Wires
  readonly name: string
  close(): Promise<void>
}

/** Opens what several processes share. The libraries for it are loaded only here. */
export async function openShared(
  { store: storeUrl, wires: wiresUrl, node, port }: SharedOptions,
  entropy: Entropy,
  onCommit: (ms: number) => void,
): Promise<Shared> {
  const name = node ?? `${hostname()}:${port}`
  const { openPostgres } = await import('../store/postgres/openPostgres.ts')
  const { store, ownership } = await openPostgres(storeUrl, newId(entropy), onCommit).catch(explain('store', storeUrl))
  const close = async () => {
    await store.close()
    await ownership.close()
  }
  try {
    return { store, ownership, wires: await openWires(wiresUrl, name), name, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A process alone needs no wires. */
async function openWires(url: string | null, name: string): Promise<Wires> {
  if (url === null) return new LocalExchange().join()
  const { NatsWires } = await import('../wires/NatsWires.ts')
  return NatsWires.open(url, name).catch(explain('wires', url))
}

const explain =
  (option: string, url: string) =>
  (error: unknown): never => {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`--${option} ${withoutPassword(url)} cannot be used: ${why}`)
  }
