import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useTable, useTableLater, useTableStore } from '../../../connection/TableContext.ts'
import { Desk } from '../desk/Desk.ts'
import { DeskContext } from '../desk/DeskContext.ts'
import { useSignal } from '../hooks/Signal.ts'
import { type LayoutKind, useLayoutKind } from '../hooks/useLayoutKind.ts'
import { Announcer } from '../live/Announcer.tsx'
import { Cues } from '../live/Cues.tsx'
import { Flights } from '../motion/flights.ts'
import { FlightsContext } from '../motion/FlightsContext.ts'
import { LedgerSheet } from '../scoring/LedgerSheet.tsx'
import { NextRound } from '../scoring/NextRound.tsx'
import { RewardFlights } from '../scoring/RewardFlights.tsx'
import { ScoringPanel } from '../scoring/ScoringPanel.tsx'
import { City } from './City.tsx'
import { Countdown } from './Countdown.tsx'
import { Lane } from './Lane.tsx'
import { zen } from './panels.ts'
import { RivalStrip } from './RivalStrip.tsx'
import { SidePanel } from './SidePanel.tsx'
import { SquadPanel } from './SquadPanel.tsx'
import { TableKeys } from './TableKeys.tsx'
import css from './TableScreen.module.css'
import { TopBar } from './TopBar.tsx'
import { Tray } from './Tray.tsx'

/** What the player has in front of them. */
function Foot({ kind }: { kind: LayoutKind }) {
  const phase = useTableLater(({ view }) => view?.phase)
  if (phase === 'scoring') return <ScoringPanel />
  if (phase === 'ledger') {
    return (
      <>
        <LedgerSheet />
        <NextRound />
      </>
    )
  }
  return (
    <>
      {phase === 'countdown' && <Countdown />}
      {kind !== 'wide' && <Lane />}
      <Tray kind={kind} />
    </>
  )
}

/** The table while a game runs. */
export function TableScreen() {
  const store = useTableStore()
  const you = useTable((snapshot) => snapshot.you)
  const phase = useTableLater(({ view }) => view?.phase)
  const round = useTableLater(({ view }) => view?.game?.round)
  const hand = useTableLater(({ shown }) => (you === null ? undefined : shown?.game?.squads[you]?.hand.length))
  const { t } = useLingui()
  const calm = useSignal(zen)
  const kind = useLayoutKind()
  const [desk] = useState(() => new Desk(store))
  const [flights] = useState(() => new Flights())

  useEffect(() => {
    const frame = requestAnimationFrame(() => flights.open())
    const forget = (): void => flights.forget()
    window.addEventListener('resize', forget)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', forget)
    }
  }, [flights])

  return (
    <FlightsContext value={flights}>
      <DeskContext value={you === null ? null : desk}>
        <main
          className={css.table}
          data-layout={kind}
          data-phase={phase}
          data-round={round}
          data-hand={hand}
          data-zen={calm || undefined}
        >
          <title>{t`Round ${round ?? 1} · Jelly Rush`}</title>
          <TopBar kind={kind} />
          {kind === 'wide' ? <SquadPanel /> : <RivalStrip />}
          <City kind={kind} />
          {kind === 'wide' && <SidePanel />}
          <Foot kind={kind} />
        </main>
        <RewardFlights />
        <Announcer />
        <Cues />
        <TableKeys />
      </DeskContext>
    </FlightsContext>
  )
}
