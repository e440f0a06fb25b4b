import type { GameHistory } from '@jelly/client'
import { ownerOf, type PlacedDie, type Seat, type Zone } from '@jelly/rules'
import type { TableView } from '@jelly/table'
import { diceInScene, spotlightOf } from '../../table/hooks/useScenes.ts'

interface CardOnBoard {
  readonly dice: readonly PlacedDie[]
  readonly target: Zone
  readonly lockedBy: Seat | null
}

/** What lies on the board, as it is seen. */
export interface Board {
  readonly seats: number
  readonly cards: readonly CardOnBoard[]
  readonly center: readonly PlacedDie[]
}

const NOTHING: CardOnBoard = { dice: [], target: 1, lockedBy: null }

/** [C8] Between two rounds all is ready to start; a district that is scored shows its dice as they lay before twins left. */
export function boardOf(view: TableView, history: () => GameHistory): Board {
  const { game, phase } = view
  if (game === null) return { seats: 0, cards: [], center: [] }
  const seats = game.squads.length
  if (phase === 'countdown') return { seats, cards: game.districts.map(() => NOTHING), center: [] }
  const lit = phase === 'scoring' ? litIn(view, history()) : null
  const cards = game.districts.map(({ dice, target, lockedBy }, id) => ({
    dice: lit?.id === id ? lit.dice : dice,
    target,
    lockedBy,
  }))
  return { seats, cards, center: game.center }
}

function litIn(view: TableView, history: GameHistory): { id: number; dice: readonly PlacedDie[] } | null {
  const id = spotlightOf({ view, history })
  const dice = typeof id === 'number' ? diceInScene(history.moments, view.game?.round ?? 0, id) : null
  return typeof id === 'number' && dice ? { id, dice } : null
}

/** Seat and value of each die, for tests and for whoever asks what is drawn. */
export const spelled = (dice: readonly PlacedDie[]): string =>
  dice.map(({ die, value }) => `${ownerOf(die)}:${value}`).join(' ')
