import { Trans, useLingui } from '@lingui/react/macro'
import type { TableStore } from '@jelly/client'
import { useEffect, useState } from 'react'
import { openWorkerTable } from '../../../connection/practice/practiceTable.ts'
import { TableContext, useTable } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { Crest } from '../../../art/crests/Crest.tsx'
import { ConnectionBanner } from '../../table/opening/ConnectionBanner.tsx'
import { Opening } from '../../table/opening/Opening.tsx'
import { PhaseScreen } from '../../table/PhaseScreen.tsx'
import css from './Seat.module.css'
import type { TakenSeat } from './TakenSeat.ts'
import { Part } from '../../../parts/Part.tsx'

interface TakenTableProps {
  readonly taken: TakenSeat
  readonly onBack: () => void
}

/** The table of a taken seat, in the worker: a moment to get ready, the game to its end, then and now. */
export default function TakenTable({ taken, onBack }: TakenTableProps) {
  const [left, setLeft] = useState(3)

  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  if (left > 0) return <GetReady taken={taken} seconds={left} onBack={onBack} />
  return <Playing taken={taken} onBack={onBack} />
}

function Playing({ taken, onBack }: TakenTableProps) {
  const [store, setStore] = useState<TableStore | null>(null)

  useEffect(() => {
    const opened = Promise.resolve(openWorkerTable(taken.playOn.name, { playOn: taken.playOn }))
    void opened.then(setStore)
    return () => void opened.then((table) => table.close())
  }, [taken])

  if (store === null) return <Opening problem={null} />
  return (
    <TableContext value={store}>
      <Part meanwhile={<Opening problem={null} />}>
        <PhaseScreen mode="practice" />
      </Part>
      <ThenAndNow taken={taken} onBack={onBack} />
      <ConnectionBanner mode="practice" />
    </TableContext>
  )
}

function GetReady({ taken, seconds, onBack }: TakenTableProps & { seconds: number }) {
  const { seat, replay } = taken.playOn
  const who = replay.players[seat]?.name ?? ''
  return (
    <main className={css.countdown}>
      <Crest seat={seat} size={96} />
      <h1>
        <Trans>You play on for {who}</Trans>
      </h1>
      <b role="timer">{seconds}</b>
      <Button look="ghost" onClick={onBack}>
        <Trans>Back to the replay</Trans>
      </Button>
    </main>
  )
}

/** At the end: what the seat had then, and what it has now. */
function ThenAndNow({ taken, onBack }: TakenTableProps) {
  const { t } = useLingui()
  const now = useTable(({ view }) =>
    view?.phase === 'ended' ? view.game?.result?.scores[taken.playOn.seat] : undefined,
  )
  const { before: then } = taken
  if (now === undefined) return null
  return (
    <section className={css.compare} aria-label={t`Then and now`}>
      <p>
        {then === null ? (
          <Trans>
            now <b>{now}</b>
          </Trans>
        ) : (
          <Trans>
            then <b>{then}</b>, now <b>{now}</b>
          </Trans>
        )}
      </p>
      <Button size="small" onClick={onBack}>
        <Trans>Back to the replay</Trans>
      </Button>
    </section>
  )
}
