import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

type Interfaces = ReturnType<typeof networkInterfaces>

/** Bridges of containers and virtual machines, and tunnels: phones in the room are not there. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vmenet|bridge|cni|flannel|cali|kube|lxc|lxd|podman|podbr|tun|tap|utun|wg|tailscale|zt|ppp|ipsec|nord|proton|vethernet|hyper-v|wsl|awdl|llw)/i

/** The networks that homes and offices have, the likeliest first. */
const KINDS: readonly RegExp[] = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /^\d+\./, /^f[cd][\da-f]{2}:/i]
/** Of a network without anybody who gives out addresses; of no use in a link for IPv6, because it needs a zone. */
const LINK_LOCAL = /^(169\.254\.|fe[89ab][\da-f]:)/i

/** Every address of this machine that others can open, the one that phones in the room are likeliest to reach first. */
export function machineAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces).flatMap(([name, list = []]) =>
    list.filter(isOpenToOthers).map(({ address }) => ({ address, rank: rankOf(name, address) })),
  )
  return [...new Set(found.toSorted((one, other) => one.rank - other.rank).map(({ address }) => address))]
}

const isOpenToOthers = ({ address, internal }: NetworkInterfaceInfo): boolean => !internal && !LINK_LOCAL.test(address)

function rankOf(name: string, address: string): number {
  const kind = KINDS.findIndex((pattern) => pattern.test(address))
  const byKind = kind < 0 ? KINDS.length : kind
  return VIRTUAL.test(name) ? byKind + KINDS.length + 1 : byKind
}
