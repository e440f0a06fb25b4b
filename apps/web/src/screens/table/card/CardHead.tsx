import { Trans, useLingui } from '@lingui/react/macro'
import type { District } from '@jelly/rules'
import { Crest } from '../../../art/crests/Crest.tsx'
import { Mark } from '../../../art/Portrait.tsx'
import { useTable, useTableLater } from '../../../connection/TableContext.ts'
import { squadStyle } from '../../../design/dice/squads.ts'
import { Drone, Lock } from '../../../design/icons/gameIcons.tsx'
import { KeyCap } from '../../../keys/KeyCap.tsx'
import { type KeyAction } from '../../../settings/keyMap.ts'
import { useSettings } from '../../../settings/settings.ts'
import { useActions, useIntentSoon } from '../actions/ActionsContext.ts'
import { useNames } from '../hooks/useNames.ts'
import cardCss from './DistrictCard.module.css'
import css from './CardHead.module.css'
import type { Aim } from './useAim.ts'

interface CardHeadProps {
  readonly id: number
  readonly place: number
  readonly district: District
  readonly small: boolean
  readonly long: boolean
  readonly first: boolean
  readonly aim: Aim
}

/** The key, the name, and whose screen stands there. */
export function CardHead({ id, place, district, small, long, first, aim }: CardHeadProps) {
  const { t } = useLingui()
  const { keys } = useSettings()
  const names = useNames()
  const actions = useActions()
  const { lockedBy } = district
  return (
    <header
      className={css.head}
      data-small={small || undefined}
      data-long={long || undefined}
      data-locked={lockedBy !== null || undefined}
    >
      {actions && <KeyCap code={keys[`district${place + 1}` as KeyAction]} className={css.key} />}
      {first && (
        <span className={css.drone} data-about="drone" tabIndex={-1}>
          <Drone size={15} label={t`scored first`} />
        </span>
      )}
      <div className={css.title} style={{ '--squad': lockedBy === null ? undefined : squadStyle(lockedBy).colour }}>
        <Mark of={district} size={small ? 16 : 20} className={cardCss.mark} />
        {lockedBy !== null && <Lock size={13} className={css.lock} />}
        <h2 className={css.name}>{names.district(id)}</h2>
      </div>
      {aim.twin && aim.kind === 'place' && (
        <span className={css.twin}>
          <Trans>twin!</Trans>
        </span>
      )}
      {lockedBy === null ? (
        <Padlock id={id} small={small} />
      ) : (
        <Crest seat={lockedBy} size={small ? 20 : 28} className={css.badge} />
      )}
    </header>
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
  const arming = useIntentSoon(({ kind }) => kind === 'locking')
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
      <Lock size={finished || arming ? 17 : 13} />
    </button>
  )
}
