import type { ReplayConnection, ReplayPosition } from '@jelly/client/replay'
import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { later, useSteps } from '../../../connection/useSteps.ts'

export const DeckContext = createContext<ReplayConnection | null>(null)

/** What plays the game again. */
export function useDeck(): ReplayConnection {
  const deck = useContext(DeckContext)
  if (deck === null) throw new Error('nothing is played again here')
  return deck
}

/** A part of where the replay is. */
export function usePosition<Part>(pick: (position: ReplayPosition) => Part): Part {
  const deck = useDeck()
  const read = () => pick(deck.get())
  return useSyncExternalStore(deck.subscribe, read, read)
}

/** The same, one frame after the board. */
export function usePositionLater<Part>(pick: (position: ReplayPosition) => Part): Part {
  const deck = useDeck()
  const [subscribe] = useState(() => (listener: () => void) => deck.subscribe(() => later(listener)))
  return useSteps(subscribe, () => pick(deck.get()))
}
