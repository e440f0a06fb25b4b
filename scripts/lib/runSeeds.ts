// Simulations of many seeds, on all cores.
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Part } from './partOf.ts'

const AT_ONCE = 20
const TELL_EVERY = 30_000

/** A function of a module that plays one seed: it gives figures, which are added up, or throws. */
export interface Simulation {
  readonly module: URL
  readonly name: string
}

type Figures = Readonly<Record<string, number>>
type Play = (seed: number) => Promise<Figures>
type Played = { readonly figures: Figures } | { readonly failure: string }

export interface SeedsReport {
  readonly seeds: number
  readonly sums: Record<string, number>
  readonly failures: readonly string[]
}

export async function runSeeds(
  simulation: Simulation,
  { first, last }: Part,
  note: (text: string) => void,
): Promise<SeedsReport> {
  const report = { seeds: 0, sums: {} as Record<string, number>, failures: [] as string[] }
  const start = Date.now()
  let next = first
  const take = (): number[] => {
    const some = Array.from({ length: Math.min(AT_ONCE, last - next + 1) }, (_, n) => next + n)
    next += some.length
    return some
  }
  const count = (played: Played) => {
    report.seeds++
    if ('failure' in played) {
      report.failures.push(played.failure)
      note(played.failure)
    } else
      for (const [name, figure] of Object.entries(played.figures)) report.sums[name] = (report.sums[name] ?? 0) + figure
  }
  const tell = setInterval(() => {
    const perSecond = (report.seeds * 1000) / (Date.now() - start)
    const rest = Math.round((last - first + 1 - report.seeds) / perSecond / 60)
    note(
      `${report.seeds} seeds from ${first} on, ${report.failures.length} fail, ${perSecond.toFixed(1)} a second, ${rest} min to go`,
    )
  }, TELL_EVERY)
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, () => work(simulation, take, count)))
  } finally {
    clearInterval(tell)
  }
  return report
}

function work({ module, name }: Simulation, take: () => number[], count: (played: Played) => void): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { module: module.href, name } })
  const ask = () => {
    const seeds = take()
    if (seeds.length > 0) worker.postMessage(seeds)
    else void worker.terminate()
  }
  worker.on('message', (played: readonly Played[]) => {
    played.forEach(count)
    ask()
  })
  ask()
  return new Promise((resolve, reject) => worker.once('error', reject).once('exit', () => resolve()))
}

async function serve(): Promise<void> {
  const { module, name } = workerData as { readonly module: string; readonly name: string }
  const play = ((await import(module)) as Record<string, Play>)[name]
  if (play === undefined) throw new Error(`${module} has no ${name}`)
  parentPort?.on('message', (seeds: readonly number[]) => void playAll(play, seeds))
}

async function playAll(play: Play, seeds: readonly number[]): Promise<void> {
  const played: Played[] = []
  for (const seed of seeds)
    played.push(
      await play(seed).then(
        (figures) => ({ figures }),
        (problem: unknown) => ({ failure: String(problem) }),
      ),
    )
  parentPort?.postMessage(played)
}

if (!isMainThread) await serve()
