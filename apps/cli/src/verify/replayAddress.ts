import { MAX_SEATS } from '@jelly/rules'

/** What a link to the page of a replay says besides. */
export interface LinkedReplay {
  readonly source: string
  readonly at: number | null
  readonly seat: number | null
}

/**
 * The page's address leads people to a replay; programs find its text elsewhere. What no seat or moment is said by is left out, as
 * the page does. Anything else is as it is.
 */
export function replayAddress(source: string): LinkedReplay {
  const [, base, game, hash = ''] = /^(https?:\/\/.*)\/replay\/([^/#?]+)\/?(?:\?[^#]*)?(?:#(.*))?$/i.exec(source) ?? []
  if (base === undefined || game === undefined) return { source, at: null, seat: null }
  const said = new URLSearchParams(hash)
  const [at, seat] = [Number(said.get('t') || Number.NaN), Number(said.get('seat') ?? 0)]
  return {
    source: `${base}/api/replays/${game}`,
    at: Number.isFinite(at) ? Math.max(0, at) : null,
    seat: Number.isInteger(seat) && seat >= 1 && seat <= MAX_SEATS ? seat : null,
  }
}
