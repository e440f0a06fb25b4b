import type { IncomingMessage, Server } from 'node:http'
import { serve } from '@hono/node-server'
import { MAX_BODY_BYTES } from '@jelly/protocol'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { PageFiles } from '../page/pageFiles.ts'
import { Problem, type ProblemCode } from './Answer.ts'
import type { Answer } from './Answer.ts'
import { clientAddress, isLoopback } from './clientAddress.ts'
import type { Asked } from './routes.ts'
import { SECURITY_HEADERS } from './securityHeaders.ts'

interface Bindings {
  readonly incoming: IncomingMessage
}

export interface HttpOptions {
  readonly ask: (asked: Asked) => Promise<Answer>
  readonly page: PageFiles
  readonly proxies: readonly string[]
  readonly isAllowedOrigin: (origin: string | undefined) => boolean
  readonly health: () => Answer
  readonly metrics: () => Promise<string>
  readonly onError: (error: Error) => void
}

type Request = Context<{ Bindings: Bindings }>

const answer = (c: Request, { status, body }: Answer): Response =>
  c.body(typeof body === 'string' ? body : JSON.stringify(body), status as ContentfulStatusCode, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })

const problem = (c: Request, code: ProblemCode): Response => answer(c, new Problem(code).answer)

/** The only file that knows `hono`: HTTP in, the lobby's routes, the page's files, HTTP out. */
function httpApp(options: HttpOptions): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>()
  const addressOf = (c: Request) =>
    clientAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'), options.proxies)

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value)
  })
  app.use('/api/*', async (c, next) => {
    if (c.req.method !== 'GET' && !options.isAllowedOrigin(c.req.header('origin'))) return problem(c, 'badOrigin')
    return next()
  })
  app.use('/api/*', bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => problem(c as Request, 'tooLong') }))
  app.all('/api/*', async (c) => {
    const { method, path } = c.req
    const body = method === 'GET' ? '' : await c.req.text()
    return answer(c, await options.ask({ method, path, body, address: addressOf(c) }))
  })
  app.get('/healthz', (c) => answer(c, options.health()))
  app.get('/metrics', async (c) => {
    const isOurs = isLoopback(c.env.incoming.socket.remoteAddress ?? '') && !c.req.header('x-forwarded-for')
    return isOurs ? c.text(await options.metrics()) : problem(c, 'noSuchRoute')
  })
  app.get('*', (c) => pageFile(c, options.page))
  app.notFound((c) => problem(c, 'noSuchRoute'))
  app.onError((error, c) => {
    options.onError(error)
    return c.json({ error: 'failed', message: 'The server made a mistake.' }, 500)
  })
  return app
}

async function pageFile(c: Request, page: PageFiles): Promise<Response> {
  const file = page.find(c.req.path)
  if (file === null) return problem(c, 'noSuchRoute')
  const headers = { 'cache-control': file.cacheControl, etag: file.etag, vary: 'accept-encoding' }
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
  const coding = file.codingFor(c.req.header('accept-encoding') ?? '')
  const body = await file.body(coding)
  return c.body(new Uint8Array(body), 200, {
    ...headers,
    'content-type': file.type,
    ...(coding && { 'content-encoding': coding }),
  })
}

/** Resolves once it listens; rejects where the port is taken. */
export function listen(options: HttpOptions, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: httpApp(options).fetch, hostname: host, port }, () => resolve(server)) as Server
    server.once('error', reject)
  })
}
