// What one action costs on the way out: events to four viewers and an answer to one of them, each in an event loop turn of
// its own. Compares `ws` with our own frames, in one run. docs/decisions/0006 has the figures.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from '../apps/server/src/sockets/frames.ts'

const VIEWERS = 4
const ACTIONS = 6000
const RUNS = 12
const WARM_UP = 2

interface Viewer {
  readonly socket: WebSocket
  readonly stream: Duplex
}

const eventsOf = (seq: number): string => {
  const placed = { type: 'diePlaced', seat: 2, die: 14, value: 6, district: 4 }
  const moved = { type: 'targetMoved', seat: 2, district: 4, zone: 2 }
  const events = [placed, moved].map((event) => ({ type: 'game', event }))
  return JSON.stringify({ type: 'events', seq, at: 1794831408361.5, events })
}

const WAYS: Readonly<Record<string, (viewer: Viewer, text: string) => void>> = {
  'ws, a text each': ({ socket }, text) => socket.send(text),
  'our frame, made once': ({ stream }, text) => void stream.write(textFrame(text)),
}

async function viewersOf(port: number, arrived: readonly Viewer[]): Promise<() => void> {
  const child = fork(import.meta.filename, [String(port)])
  while (arrived.length < VIEWERS) await sleep(20)
  return () => void child.kill()
}

async function drained(viewers: readonly Viewer[]): Promise<void> {
  while (viewers.some(({ stream }) => stream.writableLength > 0)) await sleep(2)
}

/** Microseconds of CPU for an action. */
async function cost(viewers: readonly Viewer[], send: (viewer: Viewer, text: string) => void): Promise<number> {
  const before = process.cpuUsage()
  for (let n = 0; n < ACTIONS; n++) {
    const text = eventsOf(n)
    for (const viewer of viewers) send(viewer, text)
    const actor = viewers[n % VIEWERS]
    if (actor) send(actor, JSON.stringify({ type: 'done', id: n, refusal: null, held: 12 }))
    await nextTurn()
    if (n % 100 === 0) await drained(viewers)
  }
  await drained(viewers)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / ACTIONS
}

const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? NaN

async function measure(): Promise<void> {
  const viewers: Viewer[] = []
  const server = createServer().listen(0, '127.0.0.1')
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => viewers.push({ socket, stream })),
  )
  await once(server, 'listening')
  const leave = await viewersOf((server.address() as AddressInfo).port, viewers)
  const found = new Map<string, number[]>(Object.keys(WAYS).map((way) => [way, []]))
  for (let run = 0; run < RUNS; run++) {
    for (const [way, send] of Object.entries(WAYS)) found.get(way)?.push(await cost(viewers, send))
  }
  for (const [way, figures] of found) console.log(`${way}: ${median(figures.slice(WARM_UP)).toFixed(1)} µs an action`)
  leave()
  process.exit(0)
}

function view(port: string): void {
  for (let n = 0; n < VIEWERS; n++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
    socket.on('message', () => undefined)
    socket.on('error', () => process.exit(0))
  }
}

const [, , port] = process.argv
if (port === undefined) await measure()
else view(port)
