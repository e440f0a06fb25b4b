// One of several servers over PostgreSQL and NATS, in a thread of its own: with loaded dice and a clock that is wrong.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { realClock, realNow } from '../../../apps/server/src/clock/realClock.ts'
import { readConfig, startServer } from '../../../apps/server/src/index.ts'
import type { LoadedServer } from './loadedServer.ts'
import { loadedDice } from './loadedDice.ts'
import { Metronome } from './Metronome.ts'

/** Floors and sand run faster; what is about the network does not. */
const FLAGS = [
  '--host',
  '127.0.0.1',
  '--port',
  '0',
  '--speed',
  '5',
  '--tables-per-minute',
  '1000000',
  '--log-level',
  'error',
]

export interface LoadedNode {
  readonly name: string
  readonly store: string
  readonly wires: string
  /** By so many ms. */
  readonly clockOff: number
  readonly maxTables: number
  readonly stalls: SharedArrayBuffer
}

export function startLoadedNode(node: LoadedNode): Promise<LoadedServer> {
  const worker = new Worker(new URL(import.meta.url), { workerData: node })
  return new Promise((resolve, reject) => {
    worker.once('message', (url: string) => resolve({ url, stop: () => worker.terminate() }))
    worker.once('error', reject)
  })
}

async function work({ name, store, wires, clockOff, maxTables, stalls }: LoadedNode): Promise<void> {
  const clock = realClock()
  const wrong = {
    now: () => realNow() + clockOff,
    wakeAt: (time: number, wake: () => void) => clock.wakeAt(time - clockOff, wake),
  }
  const flags = [...FLAGS, '--store', store, '--wires', wires, '--node', name, '--max-tables', `${maxTables}`]
  const { port } = await startServer(readConfig(flags, {}), { clock: wrong, dice: loadedDice })
  Metronome.start(stalls)
  parentPort?.postMessage(`http://127.0.0.1:${port}`)
}

if (!isMainThread) await work(workerData as LoadedNode)
