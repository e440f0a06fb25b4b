import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { askForBackup } from './BackupSocket.ts'
import { backupFile } from '../sqlite/backupFile.ts'

/** Copies the journals of a data folder into a file, whether its server runs or not. Rejects with one sentence. */
export async function backUpFolder(folder: string, file: string): Promise<void> {
  const source = join(folder, 'jelly.db')
  if (!existsSync(source)) throw new Error(`${folder} has no jelly.db: is it the server's --data folder?`)
  if (await askForBackup(folder, resolve(file))) return
  await backupFile(file, (unfinished) => copy(source, unfinished))
}

async function copy(source: string, file: string): Promise<void> {
  const db = new Sqlite(source, { fileMustExist: true })
  try {
    await db.backup(file)
  } catch (error) {
    const isLocked = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')
    throw isLocked ? new Error('a server uses this folder and cannot be asked: stop it first', { cause: error }) : error
  } finally {
    db.close()
  }
}
