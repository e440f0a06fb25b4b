import { plainAddress } from './clientAddress.ts'

const PARTS = 8
const PART_BITS = 16
const HOUSEHOLD_PARTS = 4
const CUSTOMER_PARTS = 3

/** Who counts as one in limits: an IPv4 address, or the /64 of an IPv6 address, which one household or server has to itself. */
export function addressGroup(address: string): string {
  const plain = plainAddress(address)
  return plain.includes(':') ? networkOf(plain, HOUSEHOLD_PARTS) : plain
}

/** The /48 of an IPv6 address, which one customer of a provider may have to itself; null for IPv4. */
export function wideAddressGroup(address: string): string | null {
  const plain = plainAddress(address)
  return plain.includes(':') ? networkOf(plain, CUSTOMER_PARTS) : null
}

function networkOf(plain: string, size: number): string {
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? []
  const [before, after] = [partsOf(head), partsOf(tail ?? '')]
  const zeros = tail === undefined ? [] : Array.from({ length: PARTS - before.length - after.length }, () => '0')
  const network = [...before, ...zeros, ...after].slice(0, size)
  return `${network.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/${size * PART_BITS}`
}

const partsOf = (text: string): string[] => (text === '' ? [] : text.split(':'))
