import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { bundled } from '../bundled.ts'

/** What only links and installing need is not kept: the pictures. */
const KEPT = ['assets/**', 'prerendered/**/*.html', 'index.html', 'favicon.svg']
const SOURCE = 'src/offline/serviceWorker.ts'

/** The same files have the same version. */
function versionOf(dist: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(dist, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Pages say which version they belong to. */
function mark(page: string, version: string): void {
  const html = readFileSync(page, 'utf8')
  writeFileSync(page, html.replace('</head>', `<meta name="version" content="${version}"></head>`))
}

async function writeWorker({ root, build }: ResolvedConfig): Promise<void> {
  const dist = resolve(root, build.outDir)
  const files = globSync(KEPT, { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()
  const version = versionOf(dist, files)
  for (const file of files) if (file.endsWith('.html')) mark(join(dist, file), version)
  const constants = { 'process.env.NODE_ENV': 'production', VERSION: version, FILES: files.map((file) => `/${file}`) }
  writeFileSync(join(dist, 'serviceWorker.js'), await bundled(root, join(root, SOURCE), constants))
  writeFileSync(join(dist, 'version.txt'), version)
}

/** The worker that keeps the whole page for a time without network. It lists what all others have written, so it comes last. */
export function offline(): Plugin {
  let config: ResolvedConfig | null = null
  return {
    name: 'offline',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (config !== null) await writeWorker(config)
      },
    },
  }
}
