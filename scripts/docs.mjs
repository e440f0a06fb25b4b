// Fails when a document names a path of this repository that does not exist.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './lib/run.mjs'

const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md', 'apps/*/README.md'], { cwd: root })
const ours = /^(?:apps|packages|docs|e2e|scripts|\.ci)\//

/** Paths in backticks, and links to files. */
function* pathsIn(text, document) {
  for (const [, path] of text.matchAll(/`([\w./@*{},-]+)`/g)) if (ours.test(path)) yield path
  for (const [, target] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
    if (!/^[a-z]+:/.test(target)) yield join(dirname(document), target)
  }
}

const exists = (path) => existsSync(join(root, path)) || globSync(path, { cwd: root }).length > 0

const dead = documents.flatMap((document) => {
  const text = readFileSync(join(root, document), 'utf8')
  return [...new Set(pathsIn(text, document))].filter((path) => !exists(path)).map((path) => `${document}: ${path}`)
})

if (dead.length > 0) {
  console.error(`Documents name what is not there:\n${dead.join('\n')}`)
  process.exitCode = 1
}
