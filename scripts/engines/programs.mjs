// Where the engines' programs are. Plain JavaScript, because the set-up runs it on an older Node too.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** Debian keeps PostgreSQL's programs out of the way, by version; the newest comes first. */
function places() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const path = (process.env.PATH ?? '').split(delimiter)
  return [...versions.map((version) => join(DEBIAN, version, 'bin')), ...path, '/usr/sbin']
}

/** @param {string} name */
const find = (name) =>
  places()
    .map((place) => join(place, name))
    .find((file) => existsSync(file))

/** @param {string} name */
export const hasProgram = (name) => find(name) !== undefined

/**
 * @param {string} name
 * @returns {string}
 */
export function programOf(name) {
  const found = find(name)
  if (found === undefined) throw new Error(`there is no ${name} here: install Debian’s postgresql and nats-server`)
  return found
}

/**
 * PostgreSQL refuses to run as root; its package brings a user for it.
 * @returns {{ uid: number, gid: number } | undefined}
 */
export function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
