import type { Server } from 'node:http'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import type { HttpApp } from './httpApp.ts'

/** Resolves once it listens; rejects where the port is taken. */
export function listen(app: HttpApp, host: string, port: number): Promise<Server> {
  const fetch = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
    app.fetch(request, { remoteAddress: incoming.socket.remoteAddress ?? '' })
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port }, () => resolve(server)) as Server
    server.once('error', reject)
  })
}
