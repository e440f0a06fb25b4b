import type { Invite } from '@jelly/protocol'

/** The links to a table, the likeliest first: the address by which this page was found works in this network. */
export function linksOf({ url, others }: Invite, origin: string): string[] {
  const all = [url, ...others]
  const own = all.filter((link) => new URL(link).origin === origin)
  return [...own, ...all.filter((link) => !own.includes(link))]
}
