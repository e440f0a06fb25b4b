import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { languageFor } from './languageFor.ts'
import { previewOf, withPreview } from './linkPreview.ts'
import { PageFile } from './PageFile.ts'

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Jelly Rush</title>
<h1>Jelly Rush</h1><p>The server runs, but its page is not built yet. Stop it and run <code>npm start</code>, which
builds the page, or <code>npm run build -w @jelly/web</code>.</p></html>`

/** Screens that the build has drawn already: a file for each language. */
const DRAWN = /^\/prerendered\/([\w-]+)\/(\w+)\.html$/

/** Its name has a checksum of its content. */
export const isAsset = (path: string): boolean => /^\/assets\/[\w.-]+$/.test(path)

/** The files of the built page. */
export class PageFiles {
  readonly #files = new Map<string, PageFile>()
  readonly #languages: readonly string[]
  readonly #origin: () => string
  readonly #screens = new Map<string, PageFile>()

  /** `origin`: where others find this server. */
  constructor(folder: string, origin: () => string = () => '') {
    this.#origin = origin
    for (const file of filesBelow(folder)) {
      const path = `/${relative(folder, file).split(sep).join('/')}`
      const varies = DRAWN.test(path) ? ['accept-language', 'cookie'] : []
      this.#files.set(path, new PageFile(path, readFileSync(file), varies))
    }
    if (!this.#files.has('/index.html')) {
      this.#files.set('/index.html', new PageFile('/index.html', Buffer.from(NOT_BUILT)))
    }
    this.#languages = [...new Set([...this.#files.keys()].flatMap((path) => DRAWN.exec(path)?.[1] ?? []))]
  }

  /** Null where there is no such file. */
  async respond(path: string, asked: Headers): Promise<Response | null> {
    return (await this.#find(path, asked)?.respond(asked)) ?? null
  }

  /** The content of a file whose name changes with it; null where there is none. */
  asset(path: string): Buffer | null {
    return isAsset(path) ? (this.#files.get(path)?.content ?? null) : null
  }

  /** A path without an ending is a screen of the page: drawn already, or the page itself knows which. */
  #find(path: string, asked: Headers): PageFile | undefined {
    if (extname(path) !== '') return this.#files.get(path)
    const language = languageFor(this.#languages, asked)
    const name = path === '/' ? 'home' : path.slice(1)
    const known = this.#files.get(path)
    if (known !== undefined) return known
    const drawn = `/prerendered/${language}/${name}.html`
    return this.#screen(this.#files.has(drawn) ? drawn : '/index.html', path, language ?? 'en')
  }

  /** A screen with what a link to it shows, made once. */
  #screen(file: string, path: string, language: string): PageFile | undefined {
    const page = this.#files.get(file)
    const picture = previewOf(path)
    const key = `${file} ${picture} ${language} ${this.#origin()}`
    const known = this.#screens.get(key)
    if (known !== undefined || page === undefined) return known
    const html = withPreview(page.text, picture, language, this.#origin())
    const made = new PageFile(file, Buffer.from(html), ['accept-language', 'cookie'])
    this.#screens.set(key, made)
    return made
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
