import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { Occupancy } from '../limits/Occupancy.ts'
import { addressGroup } from '../network/addressGroup.ts'
import { isLoopback } from '../network/clientAddress.ts'
import type { HttpApp } from './httpApp.ts'

/** Times in ms. */
export interface ListenOptions {
  /** How long the head of a request may take to arrive, and how long the whole request. */
  readonly headersWithin: number
  readonly requestWithin: number
  readonly checkEvery: number
  /** Connections that one address may hold, those of WebSockets included. */
  readonly perAddress: number
  /** Addresses without a limit: this machine itself, and proxies, behind which everybody has one address. */
  readonly isExempt: (address: string) => boolean
}

const USUAL: ListenOptions = {
  headersWithin: 10_000,
  requestWithin: 20_000,
  checkEvery: 5000,
  perAddress: Infinity,
  isExempt: isLoopback,
}

/** Resolves once it listens; rejects where the port is taken. */
export function listen(
  app: HttpApp,
  host: string,
  port: number,
  options: Partial<ListenOptions> = {},
): Promise<Server> {
  const { headersWithin, requestWithin, checkEvery, perAddress, isExempt } = { ...USUAL, ...options }
  const fetch = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
    app.fetch(request, { remoteAddress: incoming.socket.remoteAddress ?? '' })
  const serverOptions = {
    headersTimeout: headersWithin,
    requestTimeout: requestWithin,
    connectionsCheckingInterval: checkEvery,
  }
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port, serverOptions }, () => resolve(server)) as Server
    server.once('error', reject)
    limitConnections(server, perAddress, isExempt)
  })
}

/** Connections above the limit are closed before any HTTP is read. */
function limitConnections(server: Server, perAddress: number, isExempt: (address: string) => boolean): void {
  const occupancy = new Occupancy(perAddress)
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isExempt(address)) return
    const group = addressGroup(address)
    if (!occupancy.enter(group)) return void socket.destroy()
    socket.once('close', () => occupancy.leave(group))
  })
}
