import { execFile } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Engine, engineOf } from './Engine.ts'
import { freePort } from './freePort.ts'
import { Keeper } from './Keeper.ts'
import { ordinaryUser, programOf } from './programs.mjs'

export const addressOf = (port: number): string => `postgres://jelly@127.0.0.1:${port}/postgres`

/** A PostgreSQL of one's own in a temporary folder, as durable as a real one: it waits for the disk. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<Engine> {
  const make = ['-U', 'jelly', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  return startPostgresIn('initdb', make, await freePort(), settings)
}

/** The same, in a folder that this program of PostgreSQL makes. */
export async function startPostgresIn(
  program: string,
  make: readonly string[],
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Engine> {
  const user = ordinaryUser()
  const folder = mkdtempSync(join(tmpdir(), 'jelly-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  await promisify(execFile)(programOf(program), ['-D', data, ...make], { ...user, cwd: folder })
  const all = { listen_addresses: '127.0.0.1', port: `${port}`, unix_socket_directories: folder, ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [programOf('postgres'), '-D', data, ...flags]
  const keeper = new Keeper({ command, folder, signal: 'SIGQUIT', ...(user && { user }) })
  return engineOf(keeper, addressOf(port), () => answers(port))
}

/** It opens its port before it has read its log: only then it answers. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(programOf('pg_isready'), ['-q', '-h', '127.0.0.1', '-p', `${port}`], (error) => resolve(error === null))
  })
