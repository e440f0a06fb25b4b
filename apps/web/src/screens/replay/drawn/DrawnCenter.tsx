import { useLayoutEffect, useRef } from 'react'
import { centerGroups, sizeOfGroups } from '../../table/city/centerGroups.ts'
import type { CenterDiceProps } from '../../table/city/CenterDice.tsx'
import { type Board, spelled } from './board.ts'
import { CENTER_LOOKS, type CenterLine, centerLines, type CenterPiece } from './centerLines.ts'
import css from './Drawn.module.css'
import { crownWidth, drawCrown } from './drawCrown.ts'
import { measure } from './measure.ts'
import { type Sheet, useDrawing } from './useDrawing.ts'

const CROWN_HEIGHT = 12
/** What does not fit at all may reach out so far on both sides. */
const BLEED = 24
/** Free beside a line in a glass, both sides together. */
const PAD = 8
const INK = '#e6ecff'

/** The kicked dice as one drawing. */
function DrawnCenter({ room, largest, place }: CenterDiceProps) {
  const look = CENTER_LOOKS[place]
  const width = room + 2 * BLEED
  const across = useRef(room)

  function draw(sheet: Sheet, { center }: Board): () => void {
    const { pen, paints, isMirrored } = sheet
    const groups = centerGroups(center, Math.floor(room / (largest + 6)))
    const size = sizeOfGroups(groups, room, largest)
    const font = `800 ${look.font}px ${paints.font}`
    const count = (text: string): number => measure(pen, text, font).width
    const lines = centerLines(groups, across.current, look, { die: size, crown: crownWidth(CROWN_HEIGHT), count })
    const height = Math.max(look.wraps ? size : largest, 1.25 * look.font)
    const whole = Math.max(1, lines.length) * (height + look.lineGap) - look.lineGap + 2 * look.pad
    sheet.wipe(width, whole)
    for (const [n, line] of lines.entries()) {
      const start = look.fromStart ? BLEED : (width - line.width) / 2
      const middle = look.pad + n * (height + look.lineGap) + height / 2
      drawLine(sheet, line, font, middle, (piece) => {
        const x = start + piece.x
        return isMirrored ? width - x - piece.width : x
      })
    }
    return () => {
      pen.canvas.hidden = lines.length === 0
      pen.canvas.style.height = `${whole}px`
    }
  }

  const canvas = useRef<HTMLCanvasElement>(null)
  // Before it is drawn: a glass may be wider than it has to be.
  useLayoutEffect(() => {
    const glass = canvas.current?.parentElement
    across.current = glass && look.wraps ? glass.clientWidth - PAD : room
  }, [look, room])
  useDrawing(canvas, {
    said: ({ center }) => spelled(center),
    with: `${room} ${largest} ${place}`,
    draw,
  })
  return <canvas ref={canvas} className={css.center} style={{ width, marginInline: -BLEED }} aria-hidden="true" />
}

function drawLine(sheet: Sheet, line: CenterLine, font: string, middle: number, at: (piece: CenterPiece) => number) {
  const { pen, pictures } = sheet
  for (const piece of line.pieces) {
    const x = at(piece)
    if (piece.kind === 'crown') drawCrown(pen, x, middle - CROWN_HEIGHT / 2, CROWN_HEIGHT)
    else if (piece.kind === 'die')
      pictures.put(pen, piece.seat, piece.die.value, piece.width, x, middle - piece.width / 2)
    else {
      pen.font = font
      pen.fillStyle = INK
      pen.fillText(piece.text, x, middle + measure(pen, piece.text, font).baseline)
    }
  }
}

export const drawnCenter = (props: CenterDiceProps) => <DrawnCenter {...props} />
