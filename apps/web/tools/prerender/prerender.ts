import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { Drawn, PrerenderedEntry } from '../../src/Drawn.ts'
import { manifestIn } from './manifestIn.ts'
import { filesFor, type Manifest } from './filesFor.ts'
import { StyleRules } from './StyleRules.ts'

/** Screens that come later and the worker are not drawn here: only words are loaded. */
const onlyWords: Plugin = {
  name: 'only-words',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && !specifier.endsWith('.po') ? { id: specifier, external: true } : null,
}

/** The page's own components, for Node. */
async function loadEntry({ root, configFile }: ResolvedConfig, outDir: string): Promise<PrerenderedEntry> {
  await build({
    root,
    ...(configFile !== undefined && { configFile }),
    logLevel: 'warn',
    plugins: [onlyWords],
    ssr: { noExternal: true },
    build: { ssr: 'src/prerendered.tsx', outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
  })
  return (await import(pathToFileURL(join(outDir, 'prerendered.js')).href)) as PrerenderedEntry
}

/** The page with a screen in it; `index.html` is what Vite has made of ours. */
function filled(index: string, { html, title, description, language, direction, path }: Drawn, head: string): string {
  return (
    index
      // What is seen comes first: the script has time.
      .replaceAll(/<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace(/<html[^>]*>/, `<html lang="${language}" dir="${direction}">`)
      .replace('/manifest.webmanifest', `/manifest.${language}.webmanifest`)
      .replace(/<title>[^<]*<\/title>/, title)
      .replace(/(<meta\s+name="description"\s+content=")[^"]*/, `$1${description}`)
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="page"></div>', () => `<div id="page" data-prerendered="${path}">${html}</div>`)
  )
}

/** What stands in the page itself is painted with its first bytes; the server's policy allows exactly these lines. */
function inlined(tag: 'script' | 'style', text: string): string {
  if (text.includes(`</${tag}`)) throw new Error(`a ${tag} of the first paint ends too early`)
  return `<${tag}>${text}</${tag}>`
}

async function writePages(config: ResolvedConfig): Promise<void> {
  const dist = resolve(config.root, config.build.outDir)
  const read = (file: string): string => readFileSync(join(dist, file), 'utf8')
  const work = join(dist, '.prerender')
  const { drawAll } = await loadEntry(config, work)
  const rules = new StyleRules()
  const { pages, manifests } = await drawAll()
  for (const words of manifests)
    writeFileSync(join(dist, `manifest.${words.language}.webmanifest`), manifestIn(read('manifest.webmanifest'), words))
  const drawn = pages.map((page) => ({ ...page, html: rules.moveFrom(page.html) }))
  const [tag = '', first = ''] = /<script src="\/([^"]*)"><\/script>/.exec(read('index.html')) ?? []
  const index = read('index.html').replace(tag, '')
  const script = inlined('script', read(first).trim())
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
  for (const page of drawn) {
    const { sheets, scripts } = filesFor(page, manifest)
    const style = inlined('style', [...sheets.map(read), rules.css].join('\n'))
    // So that no screen that comes later loads them once more.
    const known = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`)
    // All at once, not one after another; and after the pictures.
    const ahead = scripts.map((script) => `<link rel="modulepreload" href="/${script}" fetchpriority="low">`)
    const file = join(dist, 'prerendered', page.language, `${page.name}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, filled(index, page, [script, style, ...known, ...ahead].join('')))
  }
  rmSync(work, { recursive: true })
}

/** Home and rules are painted before their script has run: a file for each language, and the server chooses. */
export function prerender(): Plugin {
  let config: ResolvedConfig | null = null
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
      if (config !== null) await writePages(config)
    },
  }
}
