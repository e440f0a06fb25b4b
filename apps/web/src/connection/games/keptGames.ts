import type { PhotoFinishes } from '@jelly/client'

/** A finished game that this device keeps. */
export interface KeptGame {
  readonly gameId: string
  /** The whole replay, as `jelly verify` reads it. */
  readonly text: string
  /** My seat; null where I only watched, or opened somebody's file. */
  readonly seat: number | null
  readonly practice: boolean
  /** How often I was first, or second, when two pressed almost together; absent where nobody counted. */
  readonly finishes?: PhotoFinishes
}

const NAME = 'jelly-games'
const STORE = 'games'

/** What could not be stored is there at least while the page lives. */
const memory = new Map<string, KeptGame>()

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(STORE, { keyPath: 'gameId' }))
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('no storage')))
  })
}

async function ask<Answer>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const asked = act(database.transaction(STORE, mode).objectStore(STORE))
      asked.addEventListener('success', () => resolve(asked.result))
      asked.addEventListener('error', () => reject(asked.error ?? new Error('no storage')))
    })
  } finally {
    database.close()
  }
}

/**
 * Keeps a game; where nothing may be stored, for as long as the page lives. One that was mine stays mine when it comes again
 * without a seat: from a file, or watched.
 */
export async function keepGame(game: KeptGame): Promise<void> {
  if (game.seat === null && typeof (await keptGame(game.gameId))?.seat === 'number') return
  memory.set(game.gameId, game)
  await ask('readwrite', (store) => store.put(game)).catch(() => undefined)
}

export async function keptGame(gameId: string): Promise<KeptGame | null> {
  const known = memory.get(gameId)
  if (known !== undefined) return known
  const found = await ask<KeptGame | undefined>('readonly', (store) => store.get(gameId)).catch(() => undefined)
  return found ?? null
}

export async function keptGames(): Promise<readonly KeptGame[]> {
  const stored = await ask<KeptGame[]>('readonly', (store) => store.getAll()).catch(() => [])
  const all = new Map([...memory, ...stored.map((game) => [game.gameId, game] as const)])
  return [...all.values()]
}

export async function forgetGame(gameId: string): Promise<void> {
  memory.delete(gameId)
  await ask('readwrite', (store) => store.delete(gameId)).catch(() => undefined)
}

export async function forgetAllGames(): Promise<void> {
  memory.clear()
  await ask('readwrite', (store) => store.clear()).catch(() => undefined)
}
