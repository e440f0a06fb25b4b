import { type Fetch, LobbyApi } from '@jelly/client'
import { plainFetch } from './plainFetch.ts'

const ask: Fetch = (address, about) => (address.startsWith('http:') ? plainFetch : fetch)(address, about)

/** Whether every question goes to the next address, as a balancer leads it, or to the one that answered last. */
type Asking = 'stays' | 'goesRound'

/**
 * The lobby of a server, at an address like `http://localhost:8080`; or of several processes, of which any will do: where nobody
 * listens any more, the next one is asked.
 */
export function networkLobby(addresses: string | readonly string[], first = 0, how: Asking = 'stays'): LobbyApi {
  const [only, ...more] = [addresses].flat().map((address) => address.replace(/\/$/, ''))
  if (only === undefined) throw new Error('there is no address')
  return more.length === 0 ? new LobbyApi(only, ask) : new LobbyOfSeveral(new Turn([only, ...more], first, how))
}

class LobbyOfSeveral extends LobbyApi {
  readonly #turn: Turn

  constructor(turn: Turn) {
    super('', turn.fetch)
    this.#turn = turn
  }

  override get socketAddress(): string {
    return new LobbyApi(this.#turn.address, ask).socketAddress
  }
}

/** Which of several addresses is asked now. */
class Turn {
  readonly #addresses: readonly string[]
  readonly #how: Asking
  #at: number

  constructor(addresses: readonly string[], first: number, how: Asking) {
    this.#addresses = addresses
    this.#at = first
    this.#how = how
  }

  get address(): string {
    return this.#addresses[this.#at % this.#addresses.length] ?? ''
  }

  /** What nobody has heard can be said to the next; otherwise it may have been done. */
  readonly fetch: Fetch = async (path, about) => {
    if (this.#how === 'goesRound') this.#at++
    for (let tries = 1; ; tries++) {
      try {
        return await ask(`${this.address}${path}`, about)
      } catch (error) {
        this.#at++
        if (tries === this.#addresses.length || !isUnheard(error)) throw error
      }
    }
  }
}

/** `fetch` tells why in a cause. */
const isUnheard = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return (cause?.code ?? code) === 'ECONNREFUSED'
}
