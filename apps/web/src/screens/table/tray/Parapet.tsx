import { useTable } from '../../../connection/TableContext.ts'
import { squadStyle } from '../../../design/dice/squads.ts'
import css from './Parapet.module.css'

const CRENELS = 'M0 14H42V2H86V14H142V2H186V14H242V2H286V14H300'

/** The edge of the rooftop that my dice lie on, in my colour. */
export function Parapet() {
  const you = useTable((snapshot) => snapshot.you)
  return (
    <span className={css.parapet} style={{ color: squadStyle(you ?? 0).colour }} aria-hidden="true" data-ornament>
      <svg viewBox="0 0 300 16" className={css.wall}>
        <path d={CRENELS} />
      </svg>
      <i className={css.line} />
      <svg viewBox="0 0 300 16" className={css.wall}>
        <path d={CRENELS} transform="matrix(-1 0 0 1 300 0)" />
      </svg>
    </span>
  )
}
