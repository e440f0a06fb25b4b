import { parentPort, workerData } from 'node:worker_threads'
import type { ArenaSetup } from './ArenaSetup.ts'
import { playArena } from './playArena.ts'

const setup = workerData as ArenaSetup

parentPort?.on('message', ({ first, count }: { first: number; count: number }) => {
  parentPort?.postMessage(playArena(setup, first, count))
})
