import { Trans, useLingui } from '@lingui/react/macro'
import type { GameHistory } from '@jelly/client'
import { historyAt, replayMoments } from '@jelly/client/replay'
import { ReplayPlayer } from '@jelly/table/replay'
import { useEffect, useState } from 'react'
import { openWorkerTable } from '../../../connection/practice/practiceTable.ts'
import { useTable } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { Crest } from '../../../art/crests/Crest.tsx'
import css from './Seat.module.css'
import type { TakenSeat } from './TakenSeat.ts'
import { Part } from '../../../parts/Part.tsx'
import { useLayoutKind } from '../../table/hooks/useLayoutKind.ts'
import { WorkerTable } from '../../table/lazyWorkerTable.ts'

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

/** What the seat saw until it was taken belongs to its game. */
function seenBefore({ replay, moment, seat }: TakenSeat['playOn']): GameHistory {
  return historyAt(replayMoments(new ReplayPlayer(replay), seat), replay.gameId, moment)
}

function Playing({ taken, onBack }: TakenTableProps) {
  const { playOn } = taken
  const open = () => openWorkerTable(playOn.name, { playOn }, seenBefore(playOn))
  return (
    <Part>
      <WorkerTable open={() => ({ store: open(), hold: () => undefined })}>
        <ThenAndNow taken={taken} onBack={onBack} />
      </WorkerTable>
    </Part>
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
  const kind = useLayoutKind()
  const now = useTable(({ view }) =>
    view?.phase === 'ended' ? view.game?.result?.scores[taken.playOn.seat] : undefined,
  )
  const { before: then } = taken
  if (now === undefined) return null
  return (
    <section className={css.compare} data-layout={kind} aria-label={t`Then and now`}>
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
