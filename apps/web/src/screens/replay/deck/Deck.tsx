import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LayoutKind } from '../../table/hooks/useLayoutKind.ts'
import css from './Deck.module.css'
import { PinSign } from './PinMark.tsx'
import { Timeline } from './Timeline.tsx'
import { ReplayTime, Speeds, Transport } from './Transport.tsx'

/** Everything to move about in a game. `children` stand beside the buttons where it is narrow. */
export function Deck({ kind, children }: { kind: LayoutKind; children?: ReactNode }) {
  const { t } = useLingui()
  const small = kind === 'phone' || kind === 'flat'
  return (
    <section className={css.deck} data-layout={kind} aria-label={t`Playback`}>
      <div className={css.line}>
        <Timeline />
      </div>
      <div className={css.row}>
        <Transport />
        {!small && <ReplayTime of />}
        {small && <Speeds folded />}
        {kind !== 'wide' && children}
      </div>
      {!small && <Speeds folded={false} />}
      {kind === 'wide' && <Legend />}
    </section>
  )
}

function Legend() {
  const { t } = useLingui()
  const words = [
    ['kick', t`kick`],
    ['slide', t`target`],
    ['lock', t`lock`],
    ['flip', t`hourglass`],
    ['twins', t`twins`],
    ['lead', t`new leader`],
  ] as const
  return (
    <p className={css.legend}>
      {words.map(([kind, word]) => (
        <span key={kind}>
          <i aria-hidden="true">
            <PinSign kind={kind} />
          </i>
          {word}
        </span>
      ))}
    </p>
  )
}
