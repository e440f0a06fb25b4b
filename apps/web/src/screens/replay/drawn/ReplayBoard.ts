import type { ReplayConnection } from '@jelly/client/replay'
import type { TableView } from '@jelly/table'
import { whileIdle } from '../../../parts/whenIdle.ts'
import { type Board, boardOf } from './board.ts'
import type { BoardSource } from './BoardContext.ts'
import { farApart } from './farApart.ts'

type Rehearsal = Parameters<BoardSource['onRehearsal']>[0]

/** The board of the moment at which a replay is. */
export class ReplayBoard implements BoardSource {
  readonly #deck: ReplayConnection
  readonly #rehearsals = new Set<Rehearsal>()
  #known: { readonly view: TableView; readonly board: Board } | null = null

  constructor(deck: ReplayConnection) {
    this.#deck = deck
  }

  get = (): Board => {
    const view = this.#deck.view()
    if (this.#known?.view !== view) this.#known = { view, board: boardOf(view, () => this.#deck.history()) }
    return this.#known.board
  }

  onJump: BoardSource['onJump'] = (step, listener) =>
    step === 'rest' ? this.#deck.subscribe(listener) : this.#deck.onJump(listener, step)

  onRehearsal = (rehearse: Rehearsal): (() => void) => {
    this.#rehearsals.add(rehearse)
    return () => this.#rehearsals.delete(rehearse)
  }

  /**
   * Draws the whole game once, moment by moment, first those that are far apart: pictures of dice are made and totals are measured
   * then, and not in the middle of a jump. Ends with what it gives back.
   */
  rehearse(): () => void {
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) return () => undefined
    const moments = farApart(this.#deck.player.end)
    return whileIdle(() => {
      const { value: moment, done } = moments.next()
      if (!done) this.#rehearseAt(moment, pen)
      return !done
    })
  }

  #rehearseAt(moment: number, pen: CanvasRenderingContext2D): void {
    const view = this.#deck.player.viewAt(moment, 'spectator')
    const board = boardOf(view, () => this.#deck.history(moment))
    for (const draw of this.#rehearsals) draw(board, pen)
  }
}
