import type { Eyes } from '@jelly/table/replay'

/** A moment and the eyes it is seen through, as a link carries them: `#t=73.4&seat=2`. */
export interface ReplayPlace {
  readonly time: number
  readonly eyes: Eyes
}

/** Seats are counted from 1 in a link, as people count. */
export function placeIn(hash: string, seats: number): ReplayPlace {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const seconds = Number(said.get('t') ?? 0)
  const seat = Number(said.get('seat') ?? 0)
  return {
    time: Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 0,
    eyes: Number.isInteger(seat) && seat >= 1 && seat <= seats ? seat - 1 : 'xray',
  }
}

export function hashOf({ time, eyes }: ReplayPlace): string {
  const seat = typeof eyes === 'number' ? `&seat=${eyes + 1}` : ''
  // Rounded up, so that what happened just then has happened.
  return `#t=${(Math.ceil(time / 100) / 10).toFixed(1)}${seat}`
}

/** The page of a finished game, at a moment of it. */
export const replayLink = (gameId: string, place?: ReplayPlace): string =>
  `/replay/${encodeURIComponent(gameId)}${place === undefined ? '' : hashOf(place)}`
