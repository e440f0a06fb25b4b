import { Trans, useLingui } from '@lingui/react/macro'
import { ownerOf } from '@jelly/rules'
import { useTableSoon } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { Crown, Pod } from '../../../design/icons/gameIcons.tsx'
import { useFreshBoard } from '../hooks/useFreshBoard.ts'
import { centerGroups } from './centerGroups.ts'
import type { Point, Size } from './ring.ts'
import { useFlights } from '../motion/FlightsContext.ts'
import css from './Plaza.module.css'
import { Sand } from '../time/Sand.tsx'

/** The city center: kicked dice, and on large screens the hourglass. */
export function Plaza({ place, small }: { place: Size & Point; small: boolean }) {
  const { t } = useLingui()
  const { width, height, x, y } = place
  return (
    <section
      className={css.plaza}
      data-plaza
      data-small={small || undefined}
      aria-label={t`City center`}
      style={{ width, height, transform: `translate(${Math.round(x - width / 2)}px, ${Math.round(y - height / 2)}px)` }}
    >
      <h2 className={css.title}>
        <Trans>City center</Trans>
        {width > 120 && (
          <span className={css.hint}>
            {(!small || width > 240) && <Trans>most dice</Trans>} → <Pod size={12} />
          </span>
        )}
      </h2>
      <CenterDice size={small ? 22 : 24} room={small ? width : width - 40} />
      {!small && <Sand size={52} />}
    </section>
  )
}

function CenterDice({ size, room }: { size: number; room: number }) {
  const fresh = useFreshBoard()
  const center = useTableSoon(({ shown }) => shown?.game?.center)
  const flights = useFlights()
  if (center === undefined || fresh) return null
  const groups = centerGroups(center, Math.floor(room / (size + 4)))
  if (groups.length === 0) return <p />
  return (
    <ul className={css.dice}>
      {groups.map(({ seat, dice, counted, leads }) => (
        <li key={seat} className={css.group} data-leads={leads || undefined}>
          {leads && <Crown size={10} />}
          {(counted ? dice.slice(-1) : dice).map(({ die, value }) => (
            <span key={die} ref={flights.ref(die, 'center')} className={css.die}>
              <Die seat={ownerOf(die)} value={value} size={size} />
            </span>
          ))}
          {counted && <span>×{dice.length}</span>}
        </li>
      ))}
    </ul>
  )
}
