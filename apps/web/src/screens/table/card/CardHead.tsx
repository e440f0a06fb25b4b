import { Trans, useLingui } from '@lingui/react/macro'
import type { District } from '@jelly/rules'
import { useTable, useTableLater } from '../../../connection/TableContext.ts'
import { Drone, Lock } from '../../../design/icons/gameIcons.tsx'
import { squadStyle } from '../../../design/dice/squads.ts'
import { KeyCap } from '../../../keys/KeyCap.tsx'
import { type KeyAction } from '../../../settings/keyMap.ts'
import { useSettings } from '../../../settings/settings.ts'
import { useActions, useIntent } from '../actions/ActionsContext.ts'
import { useNames } from '../hooks/useNames.ts'
import css from './DistrictCard.module.css'
import type { Aim } from './useAim.ts'

interface CardHeadProps {
  readonly id: number
  readonly district: District
  readonly small: boolean
  readonly first: boolean
  readonly aim: Aim
}

/** The key, the name, and whose screen stands there. */
export function CardHead({ id, district, small, first, aim }: CardHeadProps) {
  const { t } = useLingui()
  const { keys } = useSettings()
  const names = useNames()
  const actions = useActions()
  return (
    <header className={css.head}>
      {actions && <KeyCap code={keys[`district${id + 1}` as KeyAction]} className={css.key} />}
      {first && <Drone size={13} label={t`scored first`} />}
      <h2 className={css.name}>{names.district(id)}</h2>
      {aim.twin && aim.kind === 'place' && (
        <span className={css.twin}>
          <Trans>twin!</Trans>
        </span>
      )}
      {district.lockedBy !== null ? <LockBadge seat={district.lockedBy} id={id} /> : <Padlock id={id} small={small} />}
    </header>
  )
}

function LockBadge({ seat, id }: { seat: number; id: number }) {
  const names = useNames()
  const pending = useTable(({ marks }) => marks.locks.includes(id))
  return (
    <span className={css.badge} style={{ background: squadStyle(seat).colour }} data-pending={pending || undefined}>
      <Lock size={11} /> <span>{names.who(seat)}</span>
    </span>
  )
}

/** Locks once finished; before that it writes the lock into the finish plan. */
function Padlock({ id, small }: { id: number; small: boolean }) {
  const { t } = useLingui()
  const actions = useActions()
  const names = useNames()
  const finished = useTableLater(({ shown, you }) => you !== null && shown?.game?.squads[you]?.hand.length === 0)
  const used = useTableLater(({ shown, you }) => you !== null && (shown?.game?.squads[you]?.screen ?? null) !== null)
  const playing = useTable(({ shown }) => shown?.game?.phase === 'scramble')
  const purist = useTable(({ view }) => view?.settings.purist ?? false)
  const planned = useTable(({ plan }) => plan?.lock === id)
  const arming = useIntent(({ kind }) => kind === 'locking')
  const offered = finished ? !used : !purist && (!small || planned || arming)
  if (actions === null || !playing || !offered) return null
  const name = names.district(id)
  return (
    <button
      type="button"
      className={css.padlock}
      data-planned={(planned && !finished) || undefined}
      data-ready={finished || arming || undefined}
      aria-pressed={finished ? undefined : planned}
      aria-label={finished ? t`Lock ${name}` : t`Lock ${name} when finished`}
      onClick={() => actions.tapLock(id)}
    >
      <Lock size={finished || arming ? 16 : 12} />
    </button>
  )
}
