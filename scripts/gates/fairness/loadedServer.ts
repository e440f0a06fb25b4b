import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { acceptSockets } from '../../../apps/server/src/sockets/acceptSockets.ts'
import { openService } from '../../../apps/server/src/service.ts'
import { httpApp } from '../../../apps/server/src/http/httpApp.ts'
import { listen } from '../../../apps/server/src/http/listen.ts'
import { noLog } from '../../../apps/server/src/health/log.ts'
import { PageFiles } from '../../../apps/server/src/http/PageFiles.ts'
import { realClock } from '../../../apps/server/src/clock/realClock.ts'
import { MemoryStore } from '../../../apps/server/src/store/MemoryStore.ts'
import { loadedDice } from './loadedDice.ts'
import { Metronome } from './Metronome.ts'

/** Floors and sand run faster; what is about the network does not. */
const SPEED = 5
const PLENTY = 1_000_000

/** The server's own parts over real sockets; only the dice are loaded. */
async function serveLoaded(): Promise<string> {
  const isAllowedOrigin = (origin: string | undefined) => origin === undefined
  const { gateway, api } = openService({
    store: new MemoryStore(),
    clock: realClock(),
    entropy: { bytes: (count) => randomBytes(count) },
    dice: loadedDice,
    botMind: { think: () => null },
    log: noLog,
    speed: SPEED,
    maxTables: PLENTY,
    tablesPerMinute: PLENTY,
    maxConnections: PLENTY,
    connectionsPerAddress: PLENTY,
    version: '0.0.0',
    url: () => 'http://127.0.0.1',
  })
  const page = new PageFiles(join(import.meta.dirname, 'noPage'))
  const metrics = async () => ''
  const app = httpApp({
    api,
    page,
    proxies: [],
    isAllowedOrigin,
    health: async () => ({ ok: true }),
    metrics,
    log: noLog,
  })
  const http = await listen(app, '127.0.0.1', 0)
  acceptSockets(http, { gateway, proxies: [], isAllowedOrigin })
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
}

export interface LoadedServer {
  readonly url: string
  readonly stop: () => Promise<unknown>
}

/** It has a thread of its own: the players' work does not hold up its clock. */
export function startLoadedServer(stalls: SharedArrayBuffer): Promise<LoadedServer> {
  const worker = new Worker(new URL(import.meta.url), { workerData: stalls })
  return new Promise((resolve, reject) => {
    worker.once('message', (url: string) => resolve({ url, stop: () => worker.terminate() }))
    worker.once('error', reject)
  })
}

async function work(stalls: SharedArrayBuffer): Promise<void> {
  const url = await serveLoaded()
  Metronome.start(stalls)
  parentPort?.postMessage(url)
}

if (!isMainThread) await work(workerData as SharedArrayBuffer)
