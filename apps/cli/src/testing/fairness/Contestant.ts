import { type ClientSocket, type OpenSocket, SocketConnection, TableClient } from '@jelly/client'
import { squadOf } from '@jelly/rules'
import type { ClientMessage, Request, TableRefusal, TableView } from '@jelly/table'
import { nodeClock } from '../../network/nodeClock.ts'
import { WsSockets } from '../../network/WsSockets.ts'
import { now, waitUntil } from './scriptedClock.ts'

const PATIENCE = 60_000

type Pong = Extract<ClientMessage, { type: 'pong' }>

/** What a client makes of its answer to a ping of the server. */
export type Pongs = (pong: Pong, say: (pong: Pong) => void) => void

export const honestPongs: Pongs = (pong, say) => say(pong)

export interface Pressed {
  readonly at: number
  readonly refusal: TableRefusal | null
}

/** A player at the end of a connection who presses when the script says so. */
export class Contestant {
  readonly #client: TableClient
  readonly #watchers = new Set<() => void>()

  constructor(
    socketUrl: string,
    ticket: string,
    pongs: Pongs = honestPongs,
    open: OpenSocket = new WsSockets(() => socketUrl).open,
  ) {
    const connection = new SocketConnection({
      clock: nodeClock,
      openSocket: (listener, node) => withPongs(open(listener, node), pongs),
      ticket: () => Promise.resolve(ticket),
      chance: () => Math.random(),
    })
    this.#client = new TableClient({ connection, clock: nodeClock, listener: { onView: () => this.#look() } }).start()
  }

  get view(): TableView {
    const { view } = this.#client
    if (view === null) throw new Error('no view yet')
    return view
  }

  get seat(): number {
    return this.#client.seat ?? -1
  }

  get squad() {
    if (this.view.game === null) throw new Error('no game yet')
    return squadOf(this.view.game, this.seat)
  }

  /** Calls it now and after each change of the view. */
  watch(look: () => void): void {
    this.#watchers.add(look)
    look()
  }

  until(is: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => reject(new Error(`waited in vain for ${String(is)}`)), PATIENCE)
      const look = () => {
        if (this.#client.view === null || !is()) return
        clearTimeout(patience)
        this.#watchers.delete(look)
        resolve()
      }
      this.watch(look)
    })
  }

  async press(request: Request, at = now()): Promise<Pressed> {
    await waitUntil(at)
    const answer = this.#client.request(request)
    const pressedAt = now()
    return { at: pressedAt, refusal: await answer }
  }

  leave(): void {
    this.#client.close()
  }

  #look(): void {
    for (const look of this.#watchers) look()
  }
}

/** A socket on which pongs go another way. */
function withPongs(socket: ClientSocket, pongs: Pongs): ClientSocket {
  const say = (pong: Pong) => socket.send(JSON.stringify(pong))
  return {
    send(text) {
      const message = JSON.parse(text) as ClientMessage
      if (message.type === 'pong') pongs(message, say)
      else socket.send(text)
    },
    close: () => socket.close(),
  }
}
