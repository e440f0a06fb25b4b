import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useTable, useTableSoon } from '../../../connection/TableContext.ts'
import { Hourglass } from '../../../design/icons/gameIcons.tsx'
import { KeyCap } from '../../../keys/KeyCap.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { useActions } from '../actions/ActionsContext.ts'
import { useNames } from '../hooks/useNames.ts'
import { useTimeLeft } from './useTimeLeft.ts'
import css from './Sand.module.css'

/** Each step is a frame of the page; more than five in a second nobody reads. */
const STEP = 200

/** The hourglass on the server's clock. Turning it is planned before one has finished, and done after. */
export function Sand({ size }: { size: number }) {
  const { i18n } = useLingui()
  const actions = useActions()
  const { sand, sandFrom } = useTable(({ view }) => view?.deadlines) ?? {}
  const full = useTable(({ view }) => view?.durations.sand ?? 1)
  const playing = useTable(({ shown }) => shown?.game?.phase === 'scramble')
  const flipped = useTableSoon(({ shown }) => (shown?.game?.flippedBy ?? null) !== null)
  const left = Math.min(full, useTimeLeft(playing ? sand : undefined, STEP) ?? full)
  const running = playing && sand !== undefined
  const seconds = i18n.number(left / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const glass = (
    <span className={css.glass} data-turned={flipped || undefined} data-low={(running && left <= 3000) || undefined}>
      <Hourglass size={size} left={running && sandFrom !== undefined ? left / full : 1} />
    </span>
  )
  return (
    <div className={css.sand} data-about="sand" tabIndex={-1}>
      {actions && playing && !flipped ? <GlassButton>{glass}</GlassButton> : glass}
      {running ? (
        <div className={css.words}>
          <b className={css.seconds} data-low={left <= 3000 || undefined} role="timer">
            {seconds}
          </b>
          <FlippedBy />
        </div>
      ) : (
        playing && actions && !flipped && <FlipHint />
      )}
    </div>
  )
}

function GlassButton({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const actions = useActions()
  const finished = useTable(({ shown, you }) => you !== null && shown?.game?.squads[you]?.hand.length === 0)
  const planned = useTable(({ plan }) => plan?.flip ?? false)
  const purist = useTable(({ view }) => view?.settings.purist ?? false)
  const asked = useTable(({ marks }) => marks.flip)
  return (
    <button
      type="button"
      className={css.button}
      data-ready={finished || undefined}
      data-planned={(planned && !finished) || undefined}
      data-asked={asked || undefined}
      aria-pressed={finished ? undefined : planned}
      disabled={!finished && purist}
      aria-label={finished ? t`Turn the hourglass` : t`Turn the hourglass when finished`}
      onClick={() => actions?.tapGlass()}
    >
      {children}
    </button>
  )
}

function FlippedBy() {
  const names = useNames()
  const by = useTable(({ shown }) => shown?.game?.flippedBy ?? null)
  const you = useTable((snapshot) => snapshot.you)
  if (by === null) return null
  const who = names.who(by)
  return (
    <span className={css.by}>
      {by === 'table' ? (
        <Trans>turned by itself</Trans>
      ) : by === you ? (
        <Trans>you turned it</Trans>
      ) : (
        <Trans>by {who}</Trans>
      )}
    </span>
  )
}

function FlipHint() {
  const { keys } = useSettings()
  const planned = useTable(({ plan }) => plan?.flip ?? false)
  const finished = useTable(({ shown, you }) => you !== null && shown?.game?.squads[you]?.hand.length === 0)
  return (
    <span className={css.by}>
      {finished ? <Trans>turn it!</Trans> : planned ? <Trans>planned</Trans> : null} <KeyCap code={keys.flip} />
    </span>
  )
}
