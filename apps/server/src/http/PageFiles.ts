import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}

const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/

type Coding = 'br' | 'gzip' | null

/** One file of the page, in memory, compressed once for each coding that browsers ask for. */
class PageFile {
  readonly #type: string
  readonly #cacheControl: string
  readonly #etag: string
  readonly #plain: Buffer
  readonly #compressed = new Map<Coding, Promise<Buffer>>()

  constructor(path: string, content: Buffer, version: number) {
    this.#plain = content
    this.#type = TYPES[extname(path)] ?? 'application/octet-stream'
    this.#cacheControl = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    this.#etag = `"${content.length.toString(36)}-${Math.floor(version).toString(36)}"`
  }

  async respond(asked: Headers): Promise<Response> {
    const headers = { 'cache-control': this.#cacheControl, etag: this.#etag, vary: 'accept-encoding' }
    if (asked.get('if-none-match') === this.#etag) return new Response(null, { status: 304, headers })
    const coding = this.#codingFor(asked.get('accept-encoding') ?? '')
    const body = new Uint8Array(await this.#body(coding))
    return new Response(body, {
      headers: { ...headers, 'content-type': this.#type, ...(coding && { 'content-encoding': coding }) },
    })
  }

  /** The first coding that the browser accepts; none for small files and for those that are compressed already. */
  #codingFor(accepted: string): Coding {
    if (!compressible.test(this.#type) || this.#plain.length < 1024) return null
    return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
  }

  #body(coding: Coding): Promise<Buffer> {
    const known = this.#compressed.get(coding)
    if (known) return known
    const body = compress(this.#plain, coding)
    this.#compressed.set(coding, body)
    return body
  }
}

async function compress(plain: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(plain)
  if (coding === 'br') return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return plain
}

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Jelly Rush</title>
<h1>Jelly Rush</h1><p>The server runs, but its page is not built yet. Stop it and run <code>npm start</code>, which
builds the page, or <code>npm run build -w @jelly/web</code>.</p></html>`

/** The files of the built page. */
export class PageFiles {
  readonly #files = new Map<string, PageFile>()

  constructor(folder: string) {
    for (const file of filesBelow(folder)) {
      const path = `/${relative(folder, file).split(sep).join('/')}`
      this.#files.set(path, new PageFile(path, readFileSync(file), statSync(file).mtimeMs))
    }
    if (!this.#files.has('/index.html')) {
      this.#files.set('/index.html', new PageFile('/index.html', Buffer.from(NOT_BUILT), 0))
    }
  }

  /** Null where there is no such file. */
  async respond(path: string, asked: Headers): Promise<Response | null> {
    return (await this.#find(path)?.respond(asked)) ?? null
  }

  /** A path without an ending is a screen of the page; the page itself knows which. */
  #find(path: string): PageFile | undefined {
    return this.#files.get(path) ?? (extname(path) === '' ? this.#files.get('/index.html') : undefined)
  }
}

function filesBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}
