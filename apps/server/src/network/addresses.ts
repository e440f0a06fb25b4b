import { machineAddresses } from './machineAddresses.ts'

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'
const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host)

export interface Addresses {
  /** To open on this machine. */
  readonly local: string
  /** To open on phones of the same network, the likeliest first; none where they cannot reach it. */
  readonly network: readonly string[]
  /** What links and QR codes are made of. */
  readonly shared: string
  /** Pages that may connect. */
  readonly origins: readonly string[]
}

export interface AddressConfig {
  readonly host: string
  readonly 'public-url': string | null
  readonly origins: readonly string[]
}

/** The addresses by which this server is known once it listens. */
export function addressesOf(
  config: AddressConfig,
  port: number,
  machine: readonly string[] = machineAddresses(),
): Addresses {
  const at = (host: string) => `http://${bracketed(host)}:${port}`
  const local = at(isEverywhere(config.host) ? 'localhost' : config.host)
  const reached = machine.filter((address) => config.host === '::' || !address.includes(':'))
  const network = isEverywhere(config.host) ? reached.map(at) : []
  const shared = config['public-url'] ?? network[0] ?? local
  const own = [local, at('localhost'), at('127.0.0.1'), at('::1'), ...network]
  return { local, network, shared, origins: [...new Set([...own, shared, ...config.origins].map(withoutPort))] }
}

/** Browsers leave a standard port out of the Origin. */
const withoutPort = (url: string): string => new URL(url).origin
