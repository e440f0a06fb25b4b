import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

const DONE = 'done'

/** In the data folder: whoever may read the journals may ask for a copy of them. */
const addressIn = (folder: string): string => join(folder, 'backup.sock')

/** Where a running server is asked for a backup: its file is locked, so only the server itself can copy it. */
export class BackupSocket {
  readonly #server: Server
  readonly #address: string

  private constructor(server: Server, address: string) {
    this.#server = server
    this.#address = address
  }

  /** Null where the system has no such sockets, or the folder's path is too long for one. */
  static async open(folder: string, backUp: (file: string) => Promise<void>): Promise<BackupSocket | null> {
    if (process.platform === 'win32') return null
    const address = addressIn(folder)
    // Left behind by a server that was killed.
    rmSync(address, { force: true })
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.setEncoding('utf8').once('data', (file) => {
        backUp(file.toString()).then(
          () => socket.end(DONE),
          (error: unknown) => socket.end(error instanceof Error ? error.message : String(error)),
        )
      })
    })
    const isOpen = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(address, () => resolve(true))
    })
    if (!isOpen) return null
    chmodSync(address, 0o600)
    server.unref()
    return new BackupSocket(server, address)
  }

  close(): void {
    this.#server.close()
    rmSync(this.#address, { force: true })
  }
}

/** Asks the server that uses this folder to copy its journals into a file. False where none does. */
export async function askForBackup(folder: string, file: string): Promise<boolean> {
  const answer = await new Promise<string | null>((resolve, reject) => {
    let heard = ''
    const socket = connect(addressIn(folder), () => socket.write(file))
    socket.setEncoding('utf8').on('data', (text) => (heard += text.toString()))
    socket.on('end', () => resolve(heard))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(error.code ?? '') ? resolve(null) : reject(error),
    )
  })
  if (answer !== null && answer !== DONE)
    throw new Error(answer === '' ? 'the server ended before it was done' : answer)
  return answer === DONE
}
