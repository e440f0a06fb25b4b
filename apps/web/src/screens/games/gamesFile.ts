import type { PhotoFinishes } from '@jelly/client'
import { verifyReplayText } from '@jelly/dice'
import type { KeptGame } from '../../connection/games/keptGames.ts'

const FORMAT = 'jelly-rush-games'

/** All games of this device as one file. */
export const gamesFile = (games: readonly KeptGame[]): string => JSON.stringify({ format: FORMAT, version: 1, games })

interface FoundGames {
  readonly games: readonly KeptGame[]
  /** How many do not check. */
  readonly leftOut: number
}

/** The games in such a file, or in a replay; null where it is neither. */
export function gamesIn(text: string): FoundGames | null {
  const alone = verifyReplayText(text.trim())
  if (alone.ok) {
    const game = { gameId: alone.replay.gameId, text: text.trim(), seat: null, practice: false }
    return { games: [game], leftOut: 0 }
  }
  const file = parsed(text)
  if (file?.format !== FORMAT || !Array.isArray(file.games)) return null
  const games = file.games.flatMap((game) => checked(game) ?? [])
  return { games, leftOut: file.games.length - games.length }
}

function parsed(text: string): { readonly format?: unknown; readonly games?: unknown } | null {
  try {
    return Object(JSON.parse(text)) as { format?: unknown; games?: unknown }
  } catch {
    return null
  }
}

function checked(game: unknown): KeptGame | null {
  const { text, seat, practice, finishes } = Object(game) as Partial<Record<keyof KeptGame, unknown>>
  const verdict = typeof text === 'string' ? verifyReplayText(text) : null
  if (verdict?.ok !== true) return null
  const { gameId, setup } = verdict.replay
  const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < setup.seats
  const kept = { gameId, text: String(text), seat: isSeat ? seat : null, practice: practice === true }
  const counted = checkedFinishes(finishes)
  return counted === null ? kept : { ...kept, finishes: counted }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function checkedFinishes(said: unknown): PhotoFinishes | null {
  const { won, lost } = Object(said) as Partial<Record<keyof PhotoFinishes, unknown>>
  return isCount(won) && isCount(lost) ? { won, lost } : null
}
