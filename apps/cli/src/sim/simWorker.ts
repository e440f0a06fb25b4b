import { parentPort, workerData } from 'node:worker_threads'
import { playGames } from './playGames.ts'
import type { SimSetup } from './SimSetup.ts'

const setup = workerData as SimSetup

parentPort?.on('message', ({ first, count }: { first: number; count: number }) => {
  parentPort?.postMessage(playGames(setup, first, count))
})
