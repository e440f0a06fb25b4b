import { squadFill } from '../../../art/crests/patterns.ts'
import { useTable } from '../../../connection/TableContext.ts'
import css from './DistrictCard.module.css'

/** [R6] A squad's screen before a district, in its pattern. It drops once, when it comes. */
export function Shutter({ id, seat }: { id: number; seat: number }) {
  const pending = useTable(({ marks }) => marks.locks.includes(id))
  return (
    <span className={css.shutterBox} data-pending={pending || undefined}>
      <span className={css.shutter} style={{ background: squadFill(seat) }} />
    </span>
  )
}
