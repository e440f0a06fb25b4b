import { Monster } from '../../../art/monster/Monster.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import css from './Stops.module.css'

/** The center's tile: the jelly as it is in this round. */
export function CenterMark({ className }: { className?: string | undefined }) {
  const round = useTable(({ view }) => view?.game?.round ?? 1)
  return (
    <span className={`${css.center} ${className ?? ''}`} aria-hidden="true">
      <Monster round={round} mood="pout" className={css.jelly} />
    </span>
  )
}
