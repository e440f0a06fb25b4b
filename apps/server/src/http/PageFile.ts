import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { policyFor } from './securityHeaders.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}

const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/

type Coding = 'br' | 'gzip' | null

/** One file of the page, in memory, compressed once for each coding that browsers ask for. */
export class PageFile {
  readonly #type: string
  readonly #headers: Readonly<Record<string, string>>
  readonly content: Buffer
  readonly #compressed = new Map<Coding, Promise<Buffer>>()

  /** `varies`: the headers by which another file may come for the same address. */
  constructor(path: string, content: Buffer, varies: readonly string[] = []) {
    this.content = content
    this.#type = TYPES[extname(path)] ?? 'application/octet-stream'
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`
    this.#headers = {
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
      vary: ['accept-encoding', ...varies].join(', '),
      ...(extname(path) === '.html' && { 'content-security-policy': policyFor(content.toString()) }),
    }
  }

  get text(): string {
    return this.content.toString('utf8')
  }

  async respond(asked: Headers): Promise<Response> {
    const headers = this.#headers
    if (asked.get('if-none-match') === headers['etag']) return new Response(null, { status: 304, headers })
    const coding = this.#codingFor(asked.get('accept-encoding') ?? '')
    const body = new Uint8Array(await this.#body(coding))
    return new Response(body, {
      headers: { ...headers, 'content-type': this.#type, ...(coding && { 'content-encoding': coding }) },
    })
  }

  /** The first coding that the browser accepts; none for small files and for those that are compressed already. */
  #codingFor(accepted: string): Coding {
    if (!compressible.test(this.#type) || this.content.length < 1024) return null
    return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
  }

  #body(coding: Coding): Promise<Buffer> {
    const known = this.#compressed.get(coding)
    if (known) return known
    const body = compress(this.content, coding)
    this.#compressed.set(coding, body)
    return body
  }
}

async function compress(plain: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(plain)
  if (coding === 'br') return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return plain
}
