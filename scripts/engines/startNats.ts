import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, engineOf } from './Engine.ts'
import { freePort } from './freePort.ts'
import { Keeper } from './Keeper.ts'
import { programOf } from './programs.mjs'

/** A NATS of one's own. */
export async function startNats(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'jelly-nats-'))
  const port = await freePort()
  const command = [programOf('nats-server'), '--addr', '127.0.0.1', '--port', `${port}`]
  return engineOf(new Keeper({ command, folder, signal: 'SIGTERM' }), `nats://127.0.0.1:${port}`, () => isOpen(port))
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false)).once('connect', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })
}
