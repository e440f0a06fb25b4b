import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { startServer } from '../../src/Server.ts'
import { backUpFolder, backUpPostgres, moveToPostgres } from '../../src/store/backup/index.ts'
import { openPostgres } from '../../src/store/postgres/openPostgres.ts'
import { clockOfThen, recorded, recordedFolder } from '../recorded/recordedFolder.ts'
import { newDatabase } from '../support/engines.ts'
import { runningAt } from '../support/runningServer.ts'

let folder: ReturnType<typeof recordedFolder>
let room: string

beforeEach(() => {
  folder = recordedFolder()
  room = mkdtempSync(join(tmpdir(), 'jelly-backup-'))
})

afterEach(() => {
  folder.remove()
  rmSync(room, { recursive: true })
})

const KEYS = { tables: 'id', guests: 'person', games: 'id', checkpoints: 'table_id, seq', journal: 'table_id, seq' }

/** Everything in a file, without the numbers and digests that only SQLite has. */
function contentOf(file: string): Record<string, unknown[]> {
  const db = new Sqlite(file)
  const content = Object.entries(KEYS).map(([table, key]): [string, unknown[]] => {
    const rows = db.prepare(`SELECT * FROM ${table} ORDER BY ${key}`).all() as Record<string, unknown>[]
    return [table, rows.map((row) => ({ ...row, n: undefined, digest: undefined }))]
  })
  db.close()
  return Object.fromEntries(content)
}

const start = (data: string) =>
  startServer(readConfig(['--port', '0', '--host', '127.0.0.1', '--data', data, '--log-level', 'silent'], {}), {
    clock: clockOfThen(),
  })

describe('a backup of a data folder', () => {
  it('has everything, while no server runs', async () => {
    const file = join(room, 'copy.db')
    await backUpFolder(folder.data, file)
    expect(contentOf(file)).toEqual(contentOf(join(folder.data, 'jelly.db')))
  })

  it('is made by the server that uses it, and a server started from it goes on', async () => {
    const server = await start(folder.data)
    const made = await runningAt(server).make()
    const file = join(room, 'copy.db')
    await backUpFolder(folder.data, file)
    await server.close()
    expect(existsSync(join(folder.data, 'backup.sock'))).toBe(false)

    const restored = mkdtempSync(join(room, 'data-'))
    copyFileSync(file, join(restored, 'jelly.db'))
    const again = await start(restored)
    const { table, token } = made
    expect(await runningAt(again).post('/api/ticket', { table, token })).toHaveProperty('ticket')
    await again.close()
  })

  it('says what is wrong, and leaves no half of one', async () => {
    await expect(backUpFolder(room, join(room, 'copy.db'))).rejects.toThrow('has no jelly.db')
    const nowhere = join(room, 'nowhere', 'copy.db')
    await expect(backUpFolder(folder.data, nowhere)).rejects.toThrow('there is no folder')
    const server = await start(folder.data)
    await expect(backUpFolder(folder.data, nowhere)).rejects.toThrow('there is no folder')
    await server.close()
    expect(existsSync(join(room, 'nowhere'))).toBe(false)
  })
})

it.each([
  ['nonsense', 'expected an address such as postgres://host, found "nonsense"'],
  ['postgres://me:secret@127.0.0.1:1/x', 'postgres://me@127.0.0.1:1/x cannot be used: nothing listens there'],
])('names an address that cannot be used (%s), without its password', async (url, why) => {
  await expect(backUpPostgres(url, join(room, 'copy.db'))).rejects.toThrow(why)
  await expect(moveToPostgres(folder.data, url)).rejects.toThrow(why)
})

describe('a data folder that is moved to PostgreSQL', () => {
  it('is there row by row, and comes back the same in a backup', async () => {
    const url = await newDatabase()
    const before = contentOf(join(folder.data, 'jelly.db'))
    const moved = await moveToPostgres(folder.data, url)
    expect(moved.tables).toBe(before['tables']?.length)
    expect(moved.rows).toBe(Object.values(before).flat().length)
    const file = join(room, 'copy.db')
    expect(await backUpPostgres(url, file)).toBe(moved.rows)
    expect(contentOf(file)).toEqual(before)
  })

  it('can be claimed by the first process that starts', async () => {
    const url = await newDatabase()
    await moveToPostgres(folder.data, url)
    const { store, ownership } = await openPostgres(url, 'one')
    const claims = await ownership.claimOrphans(100)
    const open = Object.values(recorded.tables).filter(({ table }) => table !== recorded.tables.closed.table)
    expect(claims.map(({ id }) => id).toSorted()).toEqual(open.map(({ table }) => table).toSorted())
    for (const { id, epoch } of claims) {
      const rows = await store.rows(id)
      expect(epoch).toBeGreaterThan(rows.at(-1)?.epoch ?? 0)
    }
    await Promise.all([store.close(), ownership.close()])
  })

  it('is refused where something is there already, or the folder is in use', async () => {
    const url = await newDatabase()
    await moveToPostgres(folder.data, url)
    await expect(moveToPostgres(folder.data, url)).rejects.toThrow('name an empty one')
    const server = await start(folder.data)
    await expect(moveToPostgres(folder.data, await newDatabase())).rejects.toThrow('stop it first')
    await server.close()
    const text = join(room, 'text.db')
    writeFileSync(text, 'this is no database, only a text that somebody named so')
    await expect(moveToPostgres(text, url)).rejects.toThrow('not a database')
  })
})
