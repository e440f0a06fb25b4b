import { Worker } from 'node:worker_threads'
import type { ArenaSetup } from './ArenaSetup.ts'
import { addArenaTally, type ArenaTally } from './ArenaTally.ts'

/** Games that a worker plays before it reports. */
const SHARE = 8

/** Plays games on several cores; the sums are the same for any number of them. */
export async function runArena(
  setup: ArenaSetup,
  games: number,
  cores: number,
  onProgress: (played: number) => void,
): Promise<ArenaTally> {
  const sum: ArenaTally = []
  let next = 0
  let played = 0
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('arenaWorker.ts', import.meta.url), { workerData: setup })
    try {
      while (next < games) {
        const first = next
        next = Math.min(games, first + SHARE)
        const count = next - first
        addArenaTally(sum, await ask(worker, { first, count }))
        onProgress((played += count))
      }
    } finally {
      await worker.terminate()
    }
  }
  const workers = Math.max(1, Math.min(cores, Math.ceil(games / SHARE)))
  await Promise.all(Array.from({ length: workers }, work))
  return sum
}

function ask(worker: Worker, share: { first: number; count: number }): Promise<ArenaTally> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (tally: ArenaTally) => {
      worker.off('error', reject)
      resolve(tally)
    })
    worker.postMessage(share)
  })
}
