import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { playPair } from '../../apps/server/test/secrets/stage/pair.ts'

const PAIRS = 10_000
const WORKERS = Math.max(1, availableParallelism())

interface Share {
  pairs: number
  bytes: number
  differing: number
  /** Things that the two runs of a pair differed in, and that nobody may notice. */
  hidden: number
  seeds: number[]
}

/** Every `step`-th pair. */
async function play(first: number, step: number): Promise<Share> {
  const share: Share = { pairs: 0, bytes: 0, differing: 0, hidden: 0, seeds: [] }
  for (let seed = first; seed < PAIRS; seed += step) {
    const { bytes, differingBytes, hidden, difference } = await playPair(seed)
    share.pairs++
    share.bytes += bytes
    share.differing += differingBytes
    share.hidden += hidden.length
    if (difference !== null) share.seeds.push(seed)
  }
  return share
}

const shareOf = (first: number): Promise<Share> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: first })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

if (!isMainThread) parentPort?.postMessage(await play(workerData as number, WORKERS))

export default {
  name: 'secrets-pairs',
  goal: `0 differing bytes in ${PAIRS.toLocaleString('en')} pairs of games that differ in what the viewer may not know`,
  async run({ note }: { note: (text: string) => void }) {
    const shares = await Promise.all(Array.from({ length: WORKERS }, (_, first) => shareOf(first)))
    const total = (what: 'pairs' | 'bytes' | 'differing' | 'hidden') =>
      shares.reduce((sum, share) => sum + share[what], 0)
    for (const seed of shares.flatMap(({ seeds }) => seeds)) note(`the pair of seed ${seed} differs`)
    const [pairs, megabytes] = [total('pairs'), Math.round(total('bytes') / 1_000_000)]
    return {
      figure: `${total('differing')} differing bytes of ${megabytes} MB in ${pairs} pairs with ${total('hidden')} hidden differences`,
      ok: total('differing') === 0 && pairs === PAIRS && total('hidden') > PAIRS,
    }
  },
}
