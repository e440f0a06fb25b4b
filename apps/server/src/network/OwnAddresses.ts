import type { AddressInfo } from 'node:net'
import { type AddressConfig, type Addresses, addressesOf } from './addresses.ts'
import { originCheck } from './allowedOrigins.ts'

/** How this server is reached. A laptop changes its network while the server runs, so the addresses are read anew. */
export class OwnAddresses {
  #config: AddressConfig
  #port: number
  #known: Addresses

  constructor(config: AddressConfig, port: number) {
    this.#config = config
    this.#port = port
    this.#known = addressesOf(config, port)
  }

  /** The real port; and on a machine without IPv6 another host than was asked for. */
  listensOn({ port, address }: AddressInfo): void {
    this.#port = port
    if (this.#config.host === '::') this.#config = { ...this.#config, host: address }
  }

  get now(): Addresses {
    this.#known = addressesOf(this.#config, this.#port)
    return this.#known
  }

  /** Links that may work where the shared one does not; none where the operator has said which one it is. */
  get others(): readonly string[] {
    const { network } = this.now
    return this.#config['public-url'] === null ? network.slice(1) : []
  }

  allows(origin: string | undefined): boolean {
    return originCheck(this.#known.origins)(origin) || originCheck(this.now.origins)(origin)
  }
}
