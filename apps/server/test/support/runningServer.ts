import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROTOCOL_VERSION } from '@jelly/protocol'
import type { ClientMessage, ServerMessage } from '@jelly/table'
import { onTestFinished } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { readConfig } from '../../src/config/config.ts'
import { type Server, startServer } from '../../src/Server.ts'
import type { Made } from '../../src/testing/TestServer.ts'

export interface Running {
  readonly url: string
  readonly server: Server
  fetch(path: string, init?: RequestInit): Promise<Response>
  post<Body>(path: string, body: unknown): Promise<Body>
  make(about?: object): Promise<Made>
}

/** A real server on a free port over a real file; it is closed after the test. */
export async function runningServer(...flags: string[]): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'jelly-server-'))
  const args = ['--port', '0', '--host', '127.0.0.1', '--data', data, '--log-level', 'silent', ...flags]
  const server = await startServer(readConfig(args, {}))
  onTestFinished(async () => {
    await server.close()
    rmSync(data, { recursive: true })
  })
  return runningAt(server)
}

/** How tests talk to a server that runs. */
export function runningAt(server: Server): Running {
  const url = server.addresses.local
  const post = async <Body>(path: string, body: unknown): Promise<Body> => {
    const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) })
    return (await response.json()) as Body
  }
  return {
    url,
    server,
    fetch: (path, init) => fetch(`${url}${path}`, init),
    post,
    make: (about = {}) => post<Made>('/api/tables', { name: 'Gina', ...about }),
  }
}

/** A plain socket that answers nothing by itself. */
export class RawSocket {
  readonly socket: WebSocket
  readonly heard: ServerMessage[] = []
  readonly #opened: Promise<void>
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  #changed: () => void = () => undefined

  constructor(url: string, options: ClientOptions = {}) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, options)
    this.socket = socket
    this.#opened = new Promise((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', reject)
    })
    this.#opened.catch(() => undefined)
    socket.on('error', () => undefined)
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }))
    })
    socket.on('message', (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString()) as ServerMessage)
      this.#changed()
    })
    onTestFinished(() => socket.terminate())
  }

  /** Rejects where the server does not take the call. */
  get opened(): Promise<void> {
    return this.#opened
  }

  say(message: ClientMessage | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  async hears<Type extends ServerMessage['type']>(
    type: Type,
    count = 1,
  ): Promise<Extract<ServerMessage, { type: Type }>> {
    for (;;) {
      const found = this.heard.filter((message) => message.type === type)[count - 1]
      if (found !== undefined) return found as Extract<ServerMessage, { type: Type }>
      await new Promise<void>((resolve) => {
        this.#changed = resolve
      })
    }
  }
}

/** A socket that was welcomed at its table; with `alive` it answers pings. */
export async function seatedSocket(
  running: Running,
  made: Pick<Made, 'table' | 'token'>,
  alive = true,
): Promise<RawSocket> {
  const { table, token } = made
  const { ticket } = await running.post<{ ticket: string }>('/api/ticket', { table, token })
  const raw = new RawSocket(running.url)
  await raw.opened
  raw.socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage
    if (alive && message.type === 'ping') raw.say({ type: 'pong', n: message.n, seq: 0 })
  })
  raw.say({ type: 'hello', protocol: PROTOCOL_VERSION, ticket })
  await raw.hears('view')
  return raw
}
