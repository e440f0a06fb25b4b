/** Forwarded addresses are believed only from the configured proxy: anybody can send such a header. */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  proxies: readonly string[],
): string {
  const direct = plainAddress(socket ?? '')
  if (!proxies.includes(direct) || forwarded === undefined) return direct
  const hops = forwarded.split(',').map((hop) => plainAddress(hop.trim()))
  return hops.findLast((hop) => !proxies.includes(hop)) ?? direct
}

/** An IPv4 address as it is, also where the socket speaks IPv6. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:/, '')

export const isLoopback = (address: string): boolean => address === '::1' || plainAddress(address).startsWith('127.')
