import type { Zone } from '@jelly/rules'

/** What a small sheet can tell about. */
export type About =
  | { readonly kind: 'zone'; readonly district: number; readonly zone: Zone }
  | { readonly kind: 'district'; readonly district: number }
  | { readonly kind: 'squad'; readonly seat: number }
  | { readonly kind: 'center' | 'drone' | 'sand' | 'pods' }

/** From the attribute of what it is about: `data-about="zone 3 2"`. */
export function aboutOf(attribute: string): About | null {
  const [kind, first, second] = attribute.split(' ')
  switch (kind) {
    case 'zone':
      return { kind, district: Number(first), zone: Number(second) as Zone }
    case 'district':
      return { kind, district: Number(first) }
    case 'squad':
      return { kind, seat: Number(first) }
    case 'center':
    case 'drone':
    case 'sand':
    case 'pods':
      return { kind }
    default:
      return null
  }
}

/** The smallest thing at a point that there is something to tell about, whatever lies over it. */
export function thingAt(root: ParentNode, x: number, y: number): HTMLElement | null {
  let [found, least]: [HTMLElement | null, number] = [null, Infinity]
  for (const thing of root.querySelectorAll<HTMLElement>('[data-about]')) {
    const { left, right, top, bottom, width, height } = thing.getBoundingClientRect()
    const isHere = x >= left && x <= right && y >= top && y <= bottom
    if (isHere && width * height < least) [found, least] = [thing, width * height]
  }
  return found
}
