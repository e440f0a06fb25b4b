import { createContext, useContext } from 'react'
import type { Board } from './board.ts'

type Listener = () => void
type Rehearsal = (board: Board, pen: CanvasRenderingContext2D) => void

/** Where drawings look. */
export interface BoardSource {
  readonly get: () => Board
  /**
   * Calls back with each jump, before React hears of it: first what draws on canvases, then what marks elements; the other way
   * round each text on a canvas would style the page anew. What may come later is called with the rest of the page.
   */
  readonly onJump: (step: 'draw' | 'mark' | 'rest', listener: Listener) => () => void
  /** Calls back in idle time with boards that may come, to be drawn where nobody sees it. */
  readonly onRehearsal: (rehearse: Rehearsal) => () => void
}

export const BoardContext = createContext<BoardSource | null>(null)

export function useBoard(): BoardSource {
  const board = useContext(BoardContext)
  if (board === null) throw new Error('there is no board to draw')
  return board
}
