import { useEffect, useState } from 'react'
import { useTable, useTableStore } from '../../../connection/TableContext.ts'
import { Desk } from '../desk/Desk.ts'
import { DeskContext } from '../desk/DeskContext.ts'
import { useLayoutKind } from '../hooks/useLayoutKind.ts'
import { Announcer } from '../live/Announcer.tsx'
import { Flights } from '../motion/flights.ts'
import { FlightsContext } from '../motion/FlightsContext.ts'
import { City } from './City.tsx'
import { Lane } from './Lane.tsx'
import { RivalStrip } from './RivalStrip.tsx'
import { SidePanel } from './SidePanel.tsx'
import { SquadPanel } from './SquadPanel.tsx'
import { TableKeys } from './TableKeys.tsx'
import css from './TableScreen.module.css'
import { TopBar } from './TopBar.tsx'
import { Tray } from './Tray.tsx'

/** The table while a game runs. */
export function TableScreen() {
  const store = useTableStore()
  const you = useTable((snapshot) => snapshot.you)
  const kind = useLayoutKind()
  const [desk] = useState(() => new Desk(store))
  const [flights] = useState(() => new Flights())

  useEffect(() => {
    const frame = requestAnimationFrame(() => flights.open())
    return () => cancelAnimationFrame(frame)
  }, [flights])

  return (
    <FlightsContext value={flights}>
      <DeskContext value={you === null ? null : desk}>
        <main className={css.table} data-layout={kind}>
          <TopBar kind={kind} />
          {kind === 'wide' ? <SquadPanel /> : <RivalStrip />}
          <City kind={kind} />
          {kind === 'wide' && <SidePanel />}
          {kind !== 'wide' && <Lane />}
          <Tray kind={kind} />
        </main>
        <Announcer />
        <TableKeys />
      </DeskContext>
    </FlightsContext>
  )
}
