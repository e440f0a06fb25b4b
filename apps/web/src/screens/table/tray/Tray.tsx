import { useLingui } from '@lingui/react/macro'
import { DICE_PER_SEAT } from '@jelly/rules'
import { useTable, useTableSoon } from '../../../connection/TableContext.ts'
import { useActions } from '../actions/ActionsContext.ts'
import type { LayoutKind } from '../hooks/useLayoutKind.ts'
import { coachLine } from '../hooks/coachLine.ts'
import { useSignal } from '../hooks/Signal.ts'
import { usePendingEffect } from '../actions/usePendingEffect.ts'
import { useDiceCall } from './useDiceCall.ts'
import { useTray } from './useTray.ts'
import { HeldLine, useHeld } from './HeldLine.tsx'
import { DiceCallLine } from './DiceCallLine.tsx'
import { FinishPlan } from './FinishPlan.tsx'
import { Notice } from './Notice.tsx'
import { Ribbon } from './Ribbon.tsx'
import { RollButton } from './RollButton.tsx'
import css from './Tray.module.css'
import { TrayDie } from './TrayDie.tsx'
import { Legend } from './Legend.tsx'
import { Parapet } from './Parapet.tsx'
import { WatchBar } from '../bars/WatchBar.tsx'

/** What stands behind my screen: nobody else sees it. */
export function Tray({ kind }: { kind: LayoutKind }) {
  const { t } = useLingui()
  const actions = useActions()
  const effect = usePendingEffect()
  const call = useDiceCall()
  const hint = useSignal(coachLine)
  if (actions === null) return <WatchBar />
  const wide = kind === 'wide'
  return (
    <section className={css.tray} data-tray data-layout={kind} data-call={call?.why} aria-label={t`Your screen`}>
      <Parapet />
      {wide && <Legend />}
      {wide && <HeldAbove />}
      {wide && effect ? <Ribbon effect={effect} /> : <TrayDice />}
      <div className={css.actions}>
        <RollButton />
        <FinishPlan wide={wide} />
      </div>
      {wide && (call || hint) && <div className={css.call}>{call ? <DiceCallLine call={call} /> : hint}</div>}
      {wide && <Notice />}
    </section>
  )
}

/** On a wide screen the line lies on the parapet. */
function HeldAbove() {
  const held = useHeld()
  return held === null ? null : <HeldLine value={held} />
}

function TrayDice() {
  const { t } = useLingui()
  const tray = useTray()
  const asked = useTable(({ marks }) => marks.roll)
  const waiting = useTableSoon(({ marks }) => marks.roll)
  const playing = useTableSoon(({ view }) => view?.phase === 'scramble')
  if (tray === null || !playing) return <div className={css.dice} />
  const { places, roll, rolled } = tray
  const ready = rolled && !asked && !waiting
  return (
    <ul className={css.dice} data-waiting={!ready || undefined} aria-label={t`Your dice`}>
      {Array.from({ length: DICE_PER_SEAT }, (_, n) => {
        const { die = null, value = null } = places[n] ?? {}
        return (
          // A place in the tray stays when its die changes.
          <li key={n} className={css.place} data-hole={die === null || undefined}>
            {die !== null && <TrayDie die={die} value={value} roll={roll} ready={ready} />}
          </li>
        )
      })}
    </ul>
  )
}
