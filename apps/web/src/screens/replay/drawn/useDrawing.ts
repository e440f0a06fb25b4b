import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useSettings } from '../../../settings/settings.ts'
import type { Board } from './board.ts'
import { useBoard } from './BoardContext.ts'
import type { DiePictures } from './DiePictures.ts'
import { type Paints, paintsNow } from './paints.ts'
import { picturesFor } from './picturesFor.ts'

/** What something is drawn on, and with. */
export interface Sheet {
  readonly pen: CanvasRenderingContext2D
  readonly paints: Paints
  readonly pictures: DiePictures
  /** Lines run from right to left. */
  readonly isMirrored: boolean
  /** Wipes it, and makes it so large. */
  readonly wipe: (width: number, height: number) => void
}

interface Drawing {
  /** What is to be seen; where it is the same, nothing is drawn again. Tests read it. */
  readonly said: (board: Board) => string
  /** Anything else on which it depends. */
  readonly with: string
  /** What it gives back changes elements, once everything is drawn. */
  readonly draw: (sheet: Sheet, board: Board) => (() => void) | undefined
}

/** Draws now, with each jump, and when the look of the page changes. */
export function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, { said, with: depends, draw }: Drawing): void {
  const source = useBoard()
  const { numerals } = useSettings()
  const last = useRef('')
  const owed = useRef<(() => void) | null>(null)
  const rehearsed = useRef('')

  function drawOn(pen: CanvasRenderingContext2D, board: Board): (() => void) | undefined {
    const pixels = window.devicePixelRatio
    const paints = paintsNow()
    const pictures = picturesFor(paints, numerals, pixels)
    const wipe = (width: number, height: number): void => ready(pen, width, height, pixels)
    return draw({ pen, paints, pictures, isMirrored: document.documentElement.dir === 'rtl', wipe }, board)
  }

  const look = useEffectEvent(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    const { dir, dataset } = document.documentElement
    const board = source.get()
    const seen = said(board)
    const all = [seen, depends, numerals, window.devicePixelRatio, dir, dataset['contrast']].join()
    if (all === last.current) return
    last.current = all
    const mark = drawOn(pen, board)
    owed.current = () => {
      mark?.()
      pen.canvas.dataset['dice'] = seen
    }
  })
  const rehearse = useEffectEvent((board: Board, pen: CanvasRenderingContext2D) => {
    const seen = said(board)
    if (seen !== rehearsed.current) drawOn(pen, board)
    rehearsed.current = seen
  })

  useLayoutEffect(() => {
    look()
    settle(owed)
  })
  useEffect(() => {
    const again = (): void => {
      look()
      settle(owed)
    }
    const stops = [
      source.onJump('draw', () => look()),
      source.onJump('mark', () => settle(owed)),
      source.onRehearsal((board, pen) => rehearse(board, pen)),
    ]
    const observer = new MutationObserver(again)
    observer.observe(document.documentElement, { attributeFilter: ['data-contrast', 'dir'] })
    window.addEventListener('resize', again)
    return () => {
      for (const stop of stops) stop()
      observer.disconnect()
      window.removeEventListener('resize', again)
    }
  }, [source])
}

function settle(owed: RefObject<(() => void) | null>): void {
  owed.current?.()
  owed.current = null
}

function ready(pen: CanvasRenderingContext2D, width: number, height: number, pixels: number): void {
  const { canvas } = pen
  const [across, down] = [Math.ceil(width * pixels), Math.ceil(height * pixels)]
  pen.resetTransform()
  pen.clearRect(0, 0, canvas.width, canvas.height)
  if (canvas.width !== across) canvas.width = across
  if (canvas.height !== down) canvas.height = down
  pen.setTransform(pixels, 0, 0, pixels, 0, 0)
}
