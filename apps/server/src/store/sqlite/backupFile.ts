import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** A backup has its name only when it is whole and on the disk: under that name nobody finds half of one. */
export async function backupFile<T>(file: string, write: (unfinished: string) => Promise<T>): Promise<T> {
  if (!existsSync(dirname(file))) throw new Error(`there is no folder ${dirname(file)} for the backup: make it first`)
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    const written = await write(unfinished)
    sync(unfinished)
    renameSync(unfinished, file)
    sync(dirname(file))
    return written
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

function sync(path: string): void {
  const open = openSync(path, 'r')
  fsyncSync(open)
  closeSync(open)
}
