import type { PhotoFinishes } from '@jelly/client'
import { type DiceLuck, diceLuck, luckLedger, type Replay } from '@jelly/dice'
import { ownerOf, ROUNDS } from '@jelly/rules'
import type { KeptGame } from '../../connection/games/keptGames.ts'

/** A kept game that could be read. */
export interface ReadGame {
  readonly kept: KeptGame
  readonly replay: Replay
}

/** What one cannot read is left out: it can still be deleted. */
export const readGames = (kept: readonly KeptGame[]): ReadGame[] =>
  kept
    .flatMap((game) => {
      try {
        return [{ kept: game, replay: JSON.parse(game.text) as Replay }]
      } catch {
        return []
      }
    })
    .toSorted((one, other) => other.replay.startedAt - one.replay.startedAt)

export interface Statistics {
  readonly games: number
  readonly bySeats: readonly { readonly seats: number; readonly games: number; readonly wins: number }[]
  /** Null where no game was finished. */
  readonly jellyPerRound: number | null
  readonly kicksMade: number
  readonly kicksSuffered: number
  /** How often I was first, or second, when two pressed almost together. */
  readonly finishes: PhotoFinishes
  readonly luck: DiceLuck
}

/** What the games of my own come to; those that I only watched do not count. */
export function statisticsOf(games: readonly ReadGame[]): Statistics {
  const mine = games.flatMap(({ kept, replay }) => (kept.seat === null ? [] : [{ seat: kept.seat, replay }]))
  const finished = mine.filter(({ replay }) => replay.result !== null)
  const counts = [...new Set(mine.map(({ replay }) => replay.setup.seats))].sort((one, other) => one - other)
  const jelly = finished.reduce((sum, { seat, replay }) => sum + (replay.result?.scores[seat] ?? 0), 0)
  const finishes = games.flatMap(({ kept }) => (kept.seat === null ? [] : (kept.finishes ?? [])))
  const kicks = mine.flatMap(({ seat, replay }) => kicksOf(replay, seat))
  return {
    games: mine.length,
    bySeats: counts.map((seats) => {
      const played = mine.filter(({ replay }) => replay.setup.seats === seats)
      const wins = played.filter(({ seat, replay }) => replay.result?.winners.includes(seat)).length
      return { seats, games: played.length, wins }
    }),
    jellyPerRound: finished.length === 0 ? null : jelly / finished.length / ROUNDS,
    kicksMade: kicks.filter((kick) => kick === 'made').length,
    kicksSuffered: kicks.filter((kick) => kick === 'suffered').length,
    finishes: {
      won: finishes.reduce((sum, { won }) => sum + won, 0),
      lost: finishes.reduce((sum, { lost }) => sum + lost, 0),
    },
    luck: diceLuck(mine.flatMap(({ seat, replay }) => rollsOf(replay, seat))),
  }
}

const eventsOf = ({ start, entries }: Replay) => [start, ...entries.flatMap(({ events }) => events)]

const kicksOf = (replay: Replay, seat: number): ('made' | 'suffered')[] =>
  eventsOf(replay).flatMap((event) => {
    if (event.type !== 'dieKicked' || event.seat === ownerOf(event.die)) return []
    if (event.seat === seat) return ['made']
    return ownerOf(event.die) === seat ? ['suffered'] : []
  })

function rollsOf(replay: Replay, seat: number): number[] {
  const faces = luckLedger(eventsOf(replay), replay.setup.seats).seats[seat]?.dice.faces ?? []
  return faces.flatMap((count, n) => Array.from({ length: count }, () => n + 1))
}
