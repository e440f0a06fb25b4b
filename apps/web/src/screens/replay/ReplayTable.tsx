import { Trans, useLingui } from '@lingui/react/macro'
import type { Seat } from '@jelly/rules'
import { useEffect, useState } from 'react'
import { TableContext } from '../../connection/TableContext.ts'
import { openReplay } from '../../connection/replayTable.ts'
import { buttonClass } from '../../design/controls/Button.tsx'
import type { Replay } from '@jelly/dice'
import { City } from '../table/city/City.tsx'
import { SpeedContext } from '../table/hooks/SpeedContext.ts'
import { type LayoutKind, useLayoutKind } from '../table/hooks/useLayoutKind.ts'
import { useNames } from '../table/hooks/useNames.ts'
import { Flights } from '../table/motion/flights.ts'
import { FlightsContext } from '../table/motion/FlightsContext.ts'
import { TheatreDoor } from '../table/scoring/TheatreDoor.tsx'
import { SidePanel } from '../table/side/SidePanel.tsx'
import { Cues } from '../table/sounds/Cues.tsx'
import { Deck } from './deck/Deck.tsx'
import deckCss from './deck/Deck.module.css'
import { DeckContext, useDeck, usePosition } from './deck/DeckContext.ts'
import { DrawnBoard } from './drawn/DrawnBoard.tsx'
import { hashOf, placeIn } from '../../connection/games/replayLink.ts'
import { useDeckKeys } from './deck/useDeckKeys.ts'
import { ReplayBar } from './ReplayBar.tsx'
import css from './ReplayTable.module.css'
import { XraySeats } from './seats/XraySeats.tsx'
import { StepLine } from './StepLine.tsx'
import { TakeSeat } from './seat/TakeSeat.tsx'
import type { TakenSeat } from './seat/TakenSeat.ts'

interface ReplayTableProps {
  readonly replay: Replay
  readonly onTake: (taken: TakenSeat) => void
}

/** The table of a finished game: the same city, fed by what happened, with every hand in sight. */
export function ReplayTable({ replay, onTake }: ReplayTableProps) {
  const [table] = useState(() => openReplay(replay, placeIn(window.location.hash, replay.setup.seats)))
  const { store, connection } = table

  useEffect(() => () => connection.pause(), [connection])

  return (
    <TableContext value={store}>
      <DeckContext value={connection}>
        <Watching onTake={onTake} />
      </DeckContext>
    </TableContext>
  )
}

function Watching({ onTake }: Pick<ReplayTableProps, 'onTake'>) {
  const { t } = useLingui()
  const deck = useDeck()
  const names = useNames()
  const kind = useLayoutKind()
  const isPlaying = usePosition((position) => position.isPlaying)
  const eyes = usePosition((position) => position.eyes)
  const isOver = usePosition(({ moment }) => moment >= deck.player.end)
  const [asked, setAsked] = useState<Seat | null>(null)
  const [flights] = useState(() => ({ playing: new Flights(), still: new Flights(true) }))
  useDeckKeys(deck)
  usePlaceInAddress()

  // A die flies while the game plays; a jump shows the moment as it is.
  useEffect(() => {
    if (isPlaying) flights.playing.open()
    else flights.playing.close()
  }, [flights, isPlaying])

  const take = (seat: Seat): void => {
    deck.pause()
    setAsked(seat)
  }
  const seat = typeof eyes === 'number' ? eyes : 0
  const who = names.who(seat)
  return (
    <FlightsContext value={isPlaying ? flights.playing : flights.still}>
      <main className={css.table} data-replay data-layout={kind} data-still={!isPlaying || undefined}>
        <title>{`${t`Replay`} · Jelly Rush`}</title>
        <ReplayBar kind={kind} />
        <XraySeats kind={kind} onTake={isOver ? null : take} />
        <DrawnBoard isDrawn={!isPlaying} small={kind === 'phone' || kind === 'flat'}>
          <City kind={kind} />
        </DrawnBoard>
        {kind === 'wide' && <SidePanel />}
        <Stage kind={kind} />
        <Deck kind={kind}>
          {!isOver && (
            <button
              type="button"
              className={`${buttonClass('ghost', 'small')} ${deckCss.take}`}
              onClick={() => take(seat)}
            >
              <Trans>Take the seat of {who}</Trans>
            </button>
          )}
        </Deck>
        <StepLine />
        {isPlaying && <Cues />}
      </main>
      {asked !== null && <TakeSeat seat={asked} onClose={() => setAsked(null)} onTake={onTake} />}
    </FlightsContext>
  )
}

const nothing = (): void => undefined

/** A scoring that plays is seen as at the table; a moment that was jumped to shows the board. */
function Stage({ kind }: { kind: LayoutKind }) {
  const isTold = usePosition((position) => position.isTold)
  const speed = usePosition((position) => position.speed)
  if (!isTold) return null
  return (
    <div className={css.stage}>
      <SpeedContext value={speed}>
        <TheatreDoor kind={kind} onStage={nothing} />
      </SpeedContext>
    </div>
  )
}

const SETTLED = 250

/** The address follows, once a moment stands still. */
function usePlaceInAddress(): void {
  const deck = useDeck()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = (): void => {
      const { isPlaying, time, eyes } = deck.get()
      clearTimeout(timer)
      if (!isPlaying) timer = setTimeout(() => window.history.replaceState(null, '', hashOf({ time, eyes })), SETTLED)
    }
    const follow = (): void => {
      const { time, eyes } = placeIn(window.location.hash, deck.player.replay.setup.seats)
      deck.look(eyes)
      deck.seek(time)
    }
    const stop = deck.subscribe(note)
    window.addEventListener('hashchange', follow)
    return () => {
      stop()
      clearTimeout(timer)
      window.removeEventListener('hashchange', follow)
    }
  }, [deck])
}
