import type { ReplayConnection, ReplayPosition } from '@jelly/client/replay'
import { createContext, useContext, useSyncExternalStore } from 'react'

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
