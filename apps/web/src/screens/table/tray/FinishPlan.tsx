import { Trans, useLingui } from '@lingui/react/macro'
import { useTable, useTableLater } from '../../../connection/TableContext.ts'
import { Hourglass, Lock } from '../../../design/icons/gameIcons.tsx'
import { Check } from '../../../design/icons/pageIcons.tsx'
import { KeyCap } from '../../../keys/KeyCap.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { useActions, useIntent } from '../actions/ActionsContext.ts'
import { useNames } from '../hooks/useNames.ts'
import css from './Tray.module.css'

/** What happens as soon as my last die is placed; a table for purists has none. */
export function FinishPlan({ wide }: { wide: boolean }) {
  const { t } = useLingui()
  const actions = useActions()
  const names = useNames()
  const { keys } = useSettings()
  const plan = useTable((snapshot) => snapshot.plan)
  const finished = useTableLater(({ shown, you }) => you !== null && shown?.game?.squads[you]?.hand.length === 0)
  const locked = useTableLater(({ shown, you }) => you !== null && (shown?.game?.squads[you]?.screen ?? null) !== null)
  const purist = useTable(({ view }) => view?.settings.purist ?? false)
  const playing = useTable(({ view }) => view?.phase === 'scramble')
  const arming = useIntent(({ kind }) => kind === 'locking')
  if (actions === null || !playing || (purist && !finished)) return <div className={css.plan} />
  const lock = plan?.lock ?? null
  const target = lock === null ? null : names.district(lock)
  return (
    <fieldset className={css.plan} aria-label={finished ? t`Finished` : t`When finished`}>
      {!(finished && locked) && (
        <button
          type="button"
          className={css.planButton}
          data-plan="lock"
          data-on={target !== null || arming || undefined}
          aria-pressed={arming || target !== null}
          onClick={actions.armLock}
        >
          <Lock size={14} />
          <span className={css.planWords}>
            {arming ? (
              <Trans>Tap a district</Trans>
            ) : finished ? (
              <Trans>Lock…</Trans>
            ) : target === null ? (
              <Trans>Then lock…</Trans>
            ) : (
              <Trans>Then lock {target}</Trans>
            )}
          </span>
          {wide && <KeyCap code={keys.lock} />}
        </button>
      )}
      {!finished && (
        <button
          type="button"
          className={css.planButton}
          data-on={plan?.flip || undefined}
          aria-pressed={plan?.flip ?? false}
          onClick={actions.tapGlass}
        >
          <Hourglass size={16} />
          <span className={css.planWords}>
            <Trans>…and turn</Trans>
          </span>
          {plan?.flip ? <Check size={13} /> : wide && <KeyCap code={keys.flip} />}
        </button>
      )}
    </fieldset>
  )
}
