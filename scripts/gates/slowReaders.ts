import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { networkLobby } from '../../apps/cli/src/network/networkLobby.ts'
import { runLoad } from '../../apps/cli/src/load/runLoad.ts'
import { flooder, ServerProcess, stoppedReaders } from '@jelly/cli/testing'

const READERS = 50
const FLOODERS = 20
const LOAD = { tables: 50, seconds: 20, rate: 1 }

interface Cut {
  readonly reader: number
  readonly flood: number
}

async function beNuisances(url: string): Promise<Cut> {
  const lobby = networkLobby(url)
  const reader = await stoppedReaders(lobby, url, READERS)
  const flooders = await Promise.all(Array.from({ length: FLOODERS }, () => flooder(lobby)))
  return { reader, flood: Math.max(...flooders) }
}

/** In a thread of their own, or they would hold up the players whom they are to annoy. */
const nuisances = (url: string): Promise<Cut> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: url })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

if (!isMainThread) parentPort?.postMessage(await beNuisances(workerData as string))

export default {
  name: 'slow-readers',
  goal: `${READERS} readers that stop cut within 10 s, ${FLOODERS} flooders within 1 s, others’ p99 ≤ 2×`,
  async run({ note }: { note: (text: string) => void }) {
    const data = mkdtempSync(join(tmpdir(), 'jelly-nuisance-'))
    const server = await ServerProcess.start(data, ['--tables-per-minute', '1000000'])
    const { url } = server
    const quiet = await runLoad({ ...LOAD, urls: [url], note })
    const [noisy, { reader, flood }] = await Promise.all([runLoad({ ...LOAD, urls: [url], note }), nuisances(url)])
    await server.stop('SIGKILL')
    rmSync(data, { recursive: true })
    const figure = `readers cut after ${Math.round(reader)} ms, flooders after ${Math.round(flood)} ms, p99 ${quiet.p99} → ${noisy.p99} ms`
    return { figure, ok: reader <= 10_000 && flood <= 1000 && noisy.p99 <= 2 * quiet.p99 }
  },
}
