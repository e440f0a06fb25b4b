import { execFile } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Engine, engineOf } from './Engine.ts'
import { freePort } from './freePort.ts'
import { Keeper } from './Keeper.ts'
import { ordinaryUser, programOf } from './programs.mjs'

/** A PostgreSQL of one's own in a temporary folder, as durable as a real one: it waits for the disk. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<Engine> {
  const user = ordinaryUser()
  const folder = mkdtempSync(join(tmpdir(), 'jelly-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const make = ['-D', data, '-U', 'jelly', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await promisify(execFile)(programOf('initdb'), make, { ...user, cwd: folder })
  const port = await freePort()
  const all = { listen_addresses: '127.0.0.1', port: `${port}`, unix_socket_directories: folder, ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [programOf('postgres'), '-D', data, ...flags]
  const keeper = new Keeper({ command, folder, signal: 'SIGQUIT', ...(user && { user }) })
  return engineOf(keeper, `postgres://jelly@127.0.0.1:${port}/postgres`, () => answers(port))
}

/** It opens its port before it has read its log: only then it answers. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(programOf('pg_isready'), ['-q', '-h', '127.0.0.1', '-p', `${port}`], (error) => resolve(error === null))
  })
