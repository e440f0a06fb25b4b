import { useTable } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { Crown, Droplet } from '../../../design/icons/gameIcons.tsx'
import { squadStyle } from '../../../design/dice/squads.ts'
import { useNames } from '../hooks/useNames.ts'
import css from './End.module.css'

/** Everyone by their score; the columns are as high as the scores. */
export function Podium() {
  const names = useNames()
  const result = useTable(({ view }) => view?.game?.result ?? null)
  if (result === null) return null
  const { scores, winners } = result
  const most = Math.max(1, ...scores)
  const ranked = scores
    .map((score, seat) => ({ seat, score }))
    .toSorted((one, other) => other.score - one.score || one.seat - other.seat)
  return (
    <ol className={css.podium}>
      {ranked.map(({ seat, score }) => (
        <li key={seat} className={css.step}>
          {winners.includes(seat) && <Crown size={26} />}
          <Die seat={seat} value={seat + 1} size={40} />
          <b className={css.stepName}>{names.who(seat)}</b>
          <span
            className={css.column}
            style={{ height: 34 + (110 * score) / most, background: squadStyle(seat).colour }}
          >
            {score} <Droplet size={15} />
          </span>
        </li>
      ))}
    </ol>
  )
}
