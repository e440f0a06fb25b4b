import type { SeatedAt } from '../../seated/SeatedAt.ts'
import css from './SeatList.module.css'
import { SeatRow } from './SeatRow.tsx'

export function SeatList({ view, ...seated }: SeatedAt) {
  return (
    <ol className={css.seats}>
      {view.seats.map((state, seat) => (
        // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
        <SeatRow key={seat} seat={seat} state={state} view={view} {...seated} />
      ))}
    </ol>
  )
}
