import { plainAddress } from './clientAddress.ts'

const PARTS = 8
const NETWORK_PARTS = 4

/** Who counts as one in limits: an IPv4 address, or the /64 of an IPv6 address, which one household or server has to itself. */
export function addressGroup(address: string): string {
  const plain = plainAddress(address)
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? []
  const [before, after] = [partsOf(head), partsOf(tail ?? '')]
  const zeros = tail === undefined ? [] : Array.from({ length: PARTS - before.length - after.length }, () => '0')
  const network = [...before, ...zeros, ...after].slice(0, NETWORK_PARTS)
  return `${network.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`
}

const partsOf = (text: string): string[] => (text === '' ? [] : text.split(':'))
