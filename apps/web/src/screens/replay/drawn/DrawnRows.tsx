import { useRef } from 'react'
import type { DistrictRowsProps } from '../../table/card/DistrictRows.tsx'
import { packRows } from '../../table/card/packRows.ts'
import type { CardDice } from '../../table/card/RowsContext.tsx'
import { districtRows } from '../../table/model/districtRows.ts'
import { spelled } from './board.ts'
import css from './Drawn.module.css'
import { laneLook } from './laneLook.ts'
import { BLEED, RowsPen } from './RowsPen.ts'
import { useDrawing } from './useDrawing.ts'
import { useMarks } from './useMarks.ts'

/**
 * The rows of a card as one drawing: a jump to another moment changes pixels there, and no element.
 * What lies there is told by the card; here it is said for tests, seat and value of each die.
 */
function DrawnRows({ id, box, small, narrow }: DistrictRowsProps) {
  const [width, height] = [box.width + 2 * BLEED, box.height + 2 * BLEED]
  const canvas = useRef<HTMLCanvasElement>(null)
  useDrawing(canvas, {
    said: ({ cards }) => spelled(cards[id]?.dice ?? []),
    with: `${width} ${height}`,
    draw({ wipe, ...sheet }, { cards, seats }) {
      const packing = packRows(districtRows({ dice: cards[id]?.dice ?? [] }, seats), box)
      wipe(width, height)
      new RowsPen({ ...sheet, look: laneLook({ small, narrow }, packing), box }).draw(packing)
      return undefined
    },
  })
  useMarks(canvas, id)
  return <canvas ref={canvas} className={css.rows} style={{ width, height, margin: -BLEED }} aria-hidden="true" />
}

export const drawnRows: CardDice = { rows: (props) => <DrawnRows {...props} />, withLock: true }
