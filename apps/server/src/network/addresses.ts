import { networkInterfaces } from 'node:os'

/** The address of this machine for phones on the same network, if there is one. */
export function networkAddress(interfaces = networkInterfaces()): string | null {
  const addresses = Object.values(interfaces).flatMap((list) => list ?? [])
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'
const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host)

export interface Addresses {
  /** To open on this machine. */
  readonly local: string
  /** To open on phones of the same network; null where they cannot reach it. */
  readonly network: string | null
  /** What links and QR codes are made of. */
  readonly shared: string
  /** Pages that may connect. */
  readonly origins: readonly string[]
}

/** The addresses by which this server is known once it listens. */
export function addressesOf(
  config: { readonly host: string; readonly 'public-url': string | null; readonly origins: readonly string[] },
  port: number,
  machine: string | null = networkAddress(),
): Addresses {
  const at = (host: string) => `http://${bracketed(host)}:${port}`
  const local = at(isEverywhere(config.host) ? 'localhost' : config.host)
  const network = isEverywhere(config.host) && machine !== null ? at(machine) : null
  const shared = config['public-url'] ?? network ?? local
  const own = [local, at('localhost'), at('127.0.0.1'), ...(network === null ? [] : [network])]
  return { local, network, shared, origins: [...new Set([...own, shared, ...config.origins].map(withoutPort))] }
}

/** Browsers leave a standard port out of the Origin. */
const withoutPort = (url: string): string => new URL(url).origin
