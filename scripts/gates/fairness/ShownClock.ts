import { SocketConnection, TableClient } from '@jelly/client'
import { nodeClock } from '../../../apps/cli/src/network/nodeClock.ts'
import { networkLobby } from '../../../apps/cli/src/network/networkLobby.ts'
import { WsSockets } from '../../../apps/cli/src/network/WsSockets.ts'
import { now } from '@jelly/cli/testing'

const LOOK_EVERY = 1000
/** A screen has asked for the time often enough by then. */
const SETTLED = 5000

/** What a screen takes for the time at its table, whose true clock is this machine's. */
export class ShownClock {
  readonly #client: TableClient
  readonly #timer: NodeJS.Timeout
  #most = 0
  #looks = 0

  /** At a new table of the one process, through a socket of another. */
  static async open(url: string, socketUrl: string): Promise<ShownClock> {
    const lobby = networkLobby(url)
    const key = await lobby.makeTable('Screen', {})
    const connection = new SocketConnection({
      clock: nodeClock,
      openSocket: new WsSockets(() => socketUrl).open,
      ticket: () => lobby.ticket(key),
      chance: () => Math.random(),
    })
    return new ShownClock(new TableClient({ connection, clock: nodeClock, shows: 'together' }).start())
  }

  private constructor(client: TableClient) {
    this.#client = client
    const since = now()
    this.#timer = setInterval(() => {
      if (now() - since >= SETTLED) this.#look()
    }, LOOK_EVERY)
  }

  /** The most that it was off by, in ms. */
  get most(): number {
    return this.#looks === 0 ? Infinity : Math.round(this.#most)
  }

  close(): void {
    clearInterval(this.#timer)
    this.#client.close()
  }

  #look(): void {
    this.#looks++
    this.#most = Math.max(this.#most, Math.abs(this.#client.serverClock.now() - now()))
  }
}
