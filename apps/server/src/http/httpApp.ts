import { MAX_BODY_BYTES } from '@jelly/protocol'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Log } from '../health/log.ts'
import { Problem, problemOf } from '../lobby/Problem.ts'
import { clientAddress, isLoopback } from '../network/clientAddress.ts'
import { brokenOff } from './bodyText.ts'
import { answerOf, type ApiBindings } from './lobbyApi.ts'
import type { PageFile } from './PageFile.ts'
import { isAsset, type PageFiles } from './PageFiles.ts'
import { SECURITY_HEADERS } from './securityHeaders.ts'

export interface HttpOptions {
  readonly api: { fetch(request: Request, bindings: ApiBindings): Response | Promise<Response> }
  readonly page: PageFiles
  /** A file of the page that only another process has, where there are others. */
  readonly peerAsset?: (path: string) => Promise<PageFile | null>
  readonly proxies: readonly string[]
  readonly isAllowedOrigin: (origin: string | undefined) => boolean
  readonly health: () => Promise<{ readonly ok: boolean }>
  /** Whether a load balancer should send players here. */
  readonly isReady?: () => boolean
  readonly metrics: () => Promise<string>
  readonly log: Log
}

/** `remoteAddress`: the other end of the socket, which may be a proxy. */
export interface HttpBindings {
  readonly remoteAddress: string
}

export type HttpApp = Hono<{ Bindings: HttpBindings }>

/** All that is answered over HTTP: the API, the page's files, health and metrics. */
export function httpApp({
  api,
  page,
  peerAsset,
  proxies,
  isAllowedOrigin,
  health,
  isReady = () => true,
  metrics,
  log,
}: HttpOptions): HttpApp {
  const app: HttpApp = new Hono()

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) if (!c.res.headers.has(name)) c.header(name, value)
  })
  app.use('/api/*', async (c, next) => {
    const isAllowed = c.req.method === 'GET' || isAllowedOrigin(c.req.header('origin'))
    return isAllowed ? next() : answerOf(c, new Problem('badOrigin'))
  })
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => answerOf(c, new Problem('tooLong')) })
  app.use('/api/*', (c, next) => limit(c, next).catch(brokenOff))
  app.all('/api/*', (c) => {
    const address = clientAddress(c.env.remoteAddress, c.req.header('x-forwarded-for'), proxies)
    return api.fetch(c.req.raw, { address })
  })
  app.get('/healthz', async (c) => {
    const found = await health()
    return c.json(found, found.ok ? 200 : 503, { 'cache-control': 'no-store' })
  })
  app.get('/readyz', (c) => c.json({ ready: isReady() }, isReady() ? 200 : 503, { 'cache-control': 'no-store' }))
  app.get('/metrics', async (c) => {
    const isOurs = isLoopback(c.env.remoteAddress) && !c.req.header('x-forwarded-for')
    return isOurs ? c.text(await metrics()) : answerOf(c, new Problem('noSuchRoute'))
  })
  app.get('*', async (c, next) => {
    const { path, raw } = c.req
    const own = await page.respond(path, raw.headers)
    if (own !== null || peerAsset === undefined || !isAsset(path)) return own ?? next()
    const file = await peerAsset(path)
    return file ? file.respond(raw.headers) : next()
  })
  app.notFound((c) => answerOf(c, new Problem('noSuchRoute')))
  app.onError((error, c) => {
    const problem = problemOf(error)
    if (problem === null) log.error({ error: String(error) }, 'a request failed')
    return answerOf(c, problem ?? new Problem('failed'))
  })
  return app
}
