import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { simulate } from '../../apps/server/test/simulation/Simulation.ts'

const SEEDS = 10_000
const WORKERS = Math.max(1, availableParallelism())

interface Share {
  seeds: number
  kills: number
  failures: string[]
}

/** Every `WORKERS`-th seed. */
async function play(first: number): Promise<Share> {
  const share: Share = { seeds: 0, kills: 0, failures: [] }
  for (let seed = 1 + first; seed <= SEEDS; seed += WORKERS) {
    share.seeds++
    await simulate(seed).then(
      ({ kills }) => (share.kills += kills),
      (problem: unknown) => share.failures.push(String(problem)),
    )
  }
  return share
}

const shareOf = (first: number): Promise<Share> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { first } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

if (!isMainThread) parentPort?.postMessage(await play((workerData as { first: number }).first))

export default {
  name: 'server-simulation',
  goal: `0 of ${SEEDS.toLocaleString('en')} seeds fail: server, people, disk and network with faults`,
  async run({ note }: { note: (text: string) => void }) {
    const shares = await Promise.all(Array.from({ length: WORKERS }, (_, first) => shareOf(first)))
    const failures = shares.flatMap((share) => share.failures)
    for (const failure of failures) note(failure)
    const seeds = shares.reduce((sum, share) => sum + share.seeds, 0)
    const kills = shares.reduce((sum, share) => sum + share.kills, 0)
    return {
      figure: `${failures.length} of ${seeds} seeds fail, ${kills} kills`,
      ok: failures.length === 0 && seeds === SEEDS,
    }
  },
}
