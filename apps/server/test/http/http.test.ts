import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { httpApp } from '../../src/http/httpApp.ts'
import { PageFile } from '../../src/http/PageFile.ts'
import { PageFiles } from '../../src/http/PageFiles.ts'
import { noLog } from '../../src/health/log.ts'
import { originCheck } from '../../src/network/allowedOrigins.ts'
import { runningServer } from '../support/runningServer.ts'
import { TestServer } from '../../src/testing/TestServer.ts'

const page = mkdtempSync(join(tmpdir(), 'jelly-page-'))
mkdirSync(join(page, 'assets'))
writeFileSync(join(page, 'index.html'), `<!doctype html><title>Jelly</title>${'<p>x</p>'.repeat(500)}`)
writeFileSync(join(page, 'assets/main-abc123.js'), `console.log(1)\n${'// filler\n'.repeat(500)}`)
writeFileSync(join(page, 'icon.svg'), '<svg/>')
afterAll(() => rmSync(page, { recursive: true }))

const OURS = 'http://jelly.example'

/** The routes of the server, asked without a network; `remote` is the other end of the socket. */
function routes({
  tablesPerMinute = 100,
  folder = page,
  proxies = [] as readonly string[],
  isWell = true,
  log = noLog,
  peerAsset = async (_path: string): Promise<PageFile | null> => null,
} = {}) {
  const { api } = new TestServer({ tablesPerMinute, log }).service
  const app = httpApp({
    api,
    page: new PageFiles(folder),
    peerAsset,
    proxies,
    isAllowedOrigin: originCheck([OURS]),
    health: async () => ({ ok: isWell }),
    metrics: async () => 'jelly_tables 1',
    log,
  })
  return {
    fetch: async (path: string, init: RequestInit = {}, remote = '127.0.0.1') =>
      app.request(path, init, { remoteAddress: remote }),
  }
}

describe('the page', () => {
  it('is served for every screen', async () => {
    const server = routes()
    for (const path of ['/', '/t/abc', '/join/ABC234', '/rules']) {
      const response = await server.fetch(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain('<title>Jelly</title>')
    }
  })

  it('has assets of other versions, where another process has them', async () => {
    const peerAsset = async (path: string) =>
      path === '/assets/old-1.js' ? new PageFile(path, Buffer.from('old')) : null
    const server = routes({ peerAsset })
    const response = await server.fetch('/assets/old-1.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(await response.text()).toBe('old')
    expect((await server.fetch('/assets/none.js')).status).toBe(404)
    expect(await (await server.fetch('/assets/main-abc123.js')).text()).toContain('console.log(1)')
  })

  it('has assets that are cached for good', async () => {
    const server = routes()
    const response = await server.fetch('/assets/main-abc123.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect((await server.fetch('/assets/gone.js')).status).toBe(404)
    expect((await server.fetch('/icon.svg')).headers.get('content-type')).toBe('image/svg+xml')
  })

  it.each(['br', 'gzip', 'identity'])('comes as %s where that is asked for', async (coding) => {
    const server = await runningServer('--page', page)
    const response = await server.fetch('/', { headers: { 'accept-encoding': coding } })
    expect(response.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding)
    expect(await response.text()).toContain('<p>x</p>')
  })

  it('is not sent again when it has not changed', async () => {
    const server = routes()
    const etag = (await server.fetch('/')).headers.get('etag') ?? ''
    expect((await server.fetch('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('explains itself where it is not built', async () => {
    const server = routes({ folder: join(page, 'nowhere') })
    expect(await (await server.fetch('/')).text()).toContain('not built yet')
  })

  it('never leaves its folder', async () => {
    const server = await runningServer('--page', page)
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '//etc/passwd']) {
      const text = await (await server.fetch(path)).text()
      expect(text).not.toContain('jelly-rush')
      expect(text).not.toContain('root:')
    }
  })
})

describe('every answer', () => {
  it('says that nothing of anybody else may be loaded', async () => {
    const server = routes()
    for (const path of ['/', '/api/info', '/nothing.txt', '/healthz']) {
      const { headers } = await server.fetch(path)
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe('requests', () => {
  const post = (origin?: string) => ({
    method: 'POST',
    body: JSON.stringify({ name: 'Gina' }),
    headers: { 'content-type': 'application/json', ...(origin !== undefined && { origin }) },
  })

  it('that change something come from a page of ours', async () => {
    const server = routes()
    expect((await server.fetch('/api/tables', post())).status).toBe(201)
    expect((await server.fetch('/api/tables', post(OURS))).status).toBe(201)
    const foreign = await server.fetch('/api/tables', post('https://evil.example'))
    expect(foreign.status).toBe(403)
    expect(await foreign.json()).toMatchObject({ error: 'badOrigin' })
  })

  it('are at most 64 KB long', async () => {
    const server = routes()
    const body = JSON.stringify({ name: 'x'.repeat(70_000) })
    const response = await server.fetch('/api/tables', { method: 'POST', body })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ error: 'tooLong' })
  })

  it('are UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('{"name":"Gi'), Buffer.from([0xff]), Buffer.from('na"}')])
    const response = await routes().fetch('/api/tables', { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'badRequest', message: 'The body is not UTF-8.' })
  })

  it('that break off are no error of ours', async () => {
    const logged: string[] = []
    const log = { ...noLog, error: (_: object, message: string) => void logged.push(message) }
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('{"name":'))
        controller.error(new Error('aborted'))
      },
    })
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit
    expect((await routes({ log }).fetch('/api/tables', init)).status).toBe(400)
    expect(logged).toEqual([])
  })

  it('are counted by the address that the trusted proxy names, and by no other', async () => {
    const forwarded = (address: string) => ({ ...post(), headers: { 'x-forwarded-for': address } })
    const direct = routes({ tablesPerMinute: 1 })
    expect((await direct.fetch('/api/tables', forwarded('1.1.1.1'))).status).toBe(201)
    expect((await direct.fetch('/api/tables', forwarded('2.2.2.2'))).status).toBe(429)
    const proxied = routes({ tablesPerMinute: 1, proxies: ['127.0.0.1'] })
    expect((await proxied.fetch('/api/tables', forwarded('1.1.1.1'))).status).toBe(201)
    expect((await proxied.fetch('/api/tables', forwarded('2.2.2.2'))).status).toBe(201)
    expect((await proxied.fetch('/api/tables', forwarded('9.9.9.9, 1.1.1.1'))).status).toBe(429)
  })

  it('for the metrics come from this machine itself', async () => {
    const server = routes({ proxies: ['127.0.0.1'] })
    expect(await (await server.fetch('/metrics')).text()).toContain('jelly_tables')
    expect((await server.fetch('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404)
    expect((await server.fetch('/metrics', {}, '10.0.0.7')).status).toBe(404)
  })

  it.each([true, false])('for its health are answered by the status too: %s', async (isWell) => {
    const response = await routes({ isWell }).fetch('/healthz')
    expect(response.status).toBe(isWell ? 200 : 503)
    expect(await response.json()).toEqual({ ok: isWell })
  })

  it('for its health are answered', async () => {
    const server = await runningServer()
    await server.make()
    expect(await (await server.fetch('/healthz')).json()).toEqual({ ok: true, tables: 1, lines: 0 })
    expect(await (await server.fetch('/metrics')).text()).toContain('jelly_commit_ms_bucket')
  })
})
