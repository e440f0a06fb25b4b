import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { TcpProxy } from '@jelly/server/testing'
import type { Engine } from './Engine.ts'
import { freePort } from './freePort.ts'
import { programOf } from './programs.mjs'
import { addressOf, startPostgres, startPostgresIn } from './startPostgres.ts'

const LOOK_AGAIN = 50
const TRIES = 1200

export interface PostgresPair extends Engine {
  /** The one that is asked dies for good, the other takes its place and gets a standby of its own. */
  failOver(): Promise<void>
}

/** A PostgreSQL and a standby, behind one address: each commit waits until the standby has it on its disk, too. */
export async function startPostgresPair(): Promise<PostgresPair> {
  let first = await startPostgres()
  const proxy = await TcpProxy.open(portOf(first))
  let second = await standbyOf(first)
  return {
    url: addressOf(proxy.port),
    get keeper() {
      return first.keeper
    },
    restart: () => first.restart(),
    ready: () => first.ready(),
    async failOver() {
      await first.keeper.kill()
      await ask(second, 'SELECT pg_promote()')
      proxy.pointAt(portOf(second))
      await first.end()
      first = second
      second = await standbyOf(first)
    },
    async end() {
      await proxy.close()
      await Promise.all([first.end(), second.end()])
    },
  }
}

/** From when this resolves, nothing is acknowledged that the standby does not have. */
async function standbyOf(primary: Engine): Promise<Engine> {
  const copy = ['-h', '127.0.0.1', '-p', `${portOf(primary)}`, '-U', 'jelly', '-R', '-X', 'stream', '-c', 'fast']
  const standby = await startPostgresIn('pg_basebackup', copy, await freePort())
  // Only now: a copy that had this setting would wait for a standby as soon as it is promoted.
  await ask(primary, "ALTER SYSTEM SET synchronous_standby_names = '*'")
  await ask(primary, 'SELECT pg_reload_conf()')
  for (let tries = 1; (await ask(primary, 'SELECT sync_state FROM pg_stat_replication')) !== 'sync'; tries++) {
    if (tries === TRIES) throw new Error('the standby does not follow')
    await sleep(LOOK_AGAIN)
  }
  return standby
}

const portOf = ({ url }: Engine): number => Number(new URL(url).port)

async function ask({ url }: Engine, sql: string): Promise<string> {
  const { stdout } = await promisify(execFile)(programOf('psql'), [url, '-qAtc', sql])
  return stdout.trim()
}
