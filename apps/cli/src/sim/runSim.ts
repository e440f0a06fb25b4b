import { Worker } from 'node:worker_threads'
import type { SimSetup } from './SimSetup.ts'
import { addSimTally, newTally, type SimTally } from './SimTally.ts'

/** Games that a worker plays before it reports: many, so that messages are rare, but few enough for a smooth bar. */
const SHARE = 50

/** A game keeps nothing, but its garbage would pile up before it is collected. */
const MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 }

/** Plays games on several cores; the sums are the same for any number of them. */
export async function runSim(
  setup: SimSetup,
  games: number,
  cores: number,
  onProgress: (played: number) => void,
): Promise<SimTally> {
  const sum = newTally(setup.levels.length)
  let next = 0
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('simWorker.ts', import.meta.url), {
      workerData: setup,
      resourceLimits: MEMORY,
    })
    try {
      while (next < games) {
        const first = next
        next = Math.min(games, first + SHARE)
        addSimTally(sum, await ask(worker, { first, count: next - first }))
        onProgress(sum.games)
      }
    } finally {
      await worker.terminate()
    }
  }
  const workers = Math.max(1, Math.min(cores, Math.ceil(games / SHARE)))
  await Promise.all(Array.from({ length: workers }, work))
  return sum
}

function ask(worker: Worker, share: { first: number; count: number }): Promise<SimTally> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (tally: SimTally) => {
      worker.off('error', reject)
      resolve(tally)
    })
    worker.postMessage(share)
  })
}
