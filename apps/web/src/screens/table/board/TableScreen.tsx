import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { makeWayForPresses } from '../../../connection/afterPaint.ts'
import { useTable, useTableLater, useTableStore } from '../../../connection/TableContext.ts'
import { Actions } from '../actions/Actions.ts'
import { ActionsContext } from '../actions/ActionsContext.ts'
import { useSignal } from '../hooks/Signal.ts'
import { type LayoutKind, useLayoutKind } from '../hooks/useLayoutKind.ts'
import { AboutLayer } from '../about/AboutLayer.tsx'
import { Announcer } from '../spoken/Announcer.tsx'
import { Cues } from '../sounds/Cues.tsx'
import { Flights } from '../motion/flights.ts'
import { FlightsContext } from '../motion/FlightsContext.ts'
import { HurtWatch } from '../hurt/HurtWatch.tsx'
import { LedgerSheet } from '../ledger/LedgerSheet.tsx'
import { NextRound } from '../ledger/NextRound.tsx'
import { TheatreDoor } from '../scoring/TheatreDoor.tsx'
import { TimeIsUp } from '../scoring/TimeIsUp.tsx'
import { City } from '../city/City.tsx'
import { Countdown } from '../time/Countdown.tsx'
import { TrayLine } from '../tray/TrayLine.tsx'
import { zen } from '../hooks/panels.ts'
import { RivalStrip } from '../squads/RivalStrip.tsx'
import { IfScored } from '../side/IfScored.tsx'
import { SidePanel } from '../side/SidePanel.tsx'
import { SquadPanel } from '../squads/SquadPanel.tsx'
import { TableKeys } from './TableKeys.tsx'
import css from './TableScreen.module.css'
import { TopBar } from '../bars/TopBar.tsx'
import { Tray } from '../tray/Tray.tsx'

/** What the player has in front of them. After a round the tray keeps its place, unseen, so that nothing moves. */
function Foot({ kind }: { kind: LayoutKind }) {
  const phase = useTableLater(({ view }) => view?.phase)
  const isOver = phase === 'scoring' || phase === 'ledger'
  return (
    <>
      {phase === 'countdown' && <Countdown />}
      <div className={css.hand} data-over={isOver || undefined}>
        {kind !== 'wide' && <TrayLine />}
        <Tray kind={kind} />
      </div>
      {phase === 'scoring' && <TimeIsUp />}
      {phase === 'ledger' && (
        <>
          <LedgerSheet />
          <NextRound />
        </>
      )}
    </>
  )
}

/** The table while a game runs; `children` are with the player, above it. */
export function TableScreen({ children }: { children?: ReactNode }) {
  const store = useTableStore()
  const you = useTable((snapshot) => snapshot.you)
  const phase = useTableLater(({ view }) => view?.phase)
  const round = useTableLater(({ view }) => view?.game?.round ?? 1)
  const hand = useTableLater(({ shown }) => (you === null ? undefined : shown?.game?.squads[you]?.hand.length))
  const { t } = useLingui()
  const calm = useSignal(zen)
  const kind = useLayoutKind()
  const [actions] = useState(() => new Actions(store))
  const [flights] = useState(() => new Flights())
  const [staged, setStaged] = useState(false)
  const [root, setRoot] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const frame = requestAnimationFrame(() => flights.open())
    const forget = (): void => flights.forget()
    window.addEventListener('resize', forget)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', forget)
    }
  }, [flights])

  useEffect(makeWayForPresses, [])

  useEffect(() => {
    if (phase === 'countdown') flights.sendHome()
  }, [flights, phase])

  return (
    <FlightsContext value={flights}>
      <ActionsContext value={you === null ? null : actions}>
        <main
          ref={setRoot}
          className={css.table}
          data-layout={kind}
          data-phase={phase}
          data-round={round}
          data-hand={hand}
          data-zen={calm || undefined}
          data-staged={staged || undefined}
        >
          <title>{t`Round ${round} · Jelly Rush`}</title>
          <TopBar kind={kind} />
          {kind === 'wide' ? <SquadPanel /> : <RivalStrip />}
          <div className={css.gains}>
            <IfScored />
          </div>
          <City kind={kind} />
          {kind === 'wide' && <SidePanel />}
          <Foot kind={kind} />
          <TheatreDoor kind={kind} onStage={setStaged} />
          <AboutLayer root={root} />
        </main>
        <Announcer />
        <Cues />
        <HurtWatch />
        <TableKeys />
        {children}
      </ActionsContext>
    </FlightsContext>
  )
}
