import { coachLine } from '../hooks/coachLine.ts'
import { useSignal } from '../hooks/Signal.ts'
import { usePendingEffect } from '../actions/usePendingEffect.ts'
import { HeldLine, useHeld } from './HeldLine.tsx'
import { DiceCallLine } from './DiceCallLine.tsx'
import { TrayNews } from './TrayNews.tsx'
import css from './TrayLine.module.css'
import { Notice } from './Notice.tsx'
import { Ribbon } from './Ribbon.tsx'
import { useDiceCall } from './useDiceCall.ts'

/** One line between the city and the tray: the effect ribbon, else what the die in my hand does, else the news. */
export function TrayLine() {
  const effect = usePendingEffect()
  const held = useHeld()
  const call = useDiceCall()
  const hint = useSignal(coachLine)
  return (
    <div className={css.trayLine}>
      {effect ? (
        <Ribbon effect={effect} />
      ) : held !== null ? (
        <HeldLine value={held} />
      ) : call ? (
        <DiceCallLine call={call} />
      ) : (
        (hint ?? <TrayNews />)
      )}
      <Notice />
    </div>
  )
}
