import { createContext, useContext } from 'react'

/** What somebody who practises may do about the game. */
export interface PracticeTools {
  /** Once more: another city, all else as chosen. */
  readonly again: () => void
  readonly sameCity: () => void
  /** To where players, bots, tempo and boards are chosen; the game waits. */
  readonly setUp: () => void
}

export const PracticeContext = createContext<PracticeTools | null>(null)

/** Null at every other table. */
export const usePractice = (): PracticeTools | null => useContext(PracticeContext)
