// Remembers of what inputs something was made, so that it is made again only when they change.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const skipped = new Set(['node_modules', 'dist', 'test', 'coverage', 'reports'])

function* filesBelow(path) {
  if (!existsSync(join(root, path))) return
  if (!statSync(join(root, path)).isDirectory()) return yield path
  for (const name of readdirSync(join(root, path)).sort()) if (!skipped.has(name)) yield* filesBelow(`${path}/${name}`)
}

/** One hash over the names and contents of all files at or below these paths. */
export function hashOf(...paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesBelow(path))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

const stampFile = (name) => join(root, 'node_modules', `.jelly-${name}`)

export const isStamped = (name, hash) =>
  existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8').trim() === hash

export function stamp(name, hash) {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stampFile(name), `${hash}\n`)
}
