import { Trans, useLingui } from '@lingui/react/macro'
import type { Replay } from '@jelly/dice'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { replayLink } from '../../../connection/games/replayLink.ts'
import { openReplay } from '../../../connection/replayTable.ts'
import { TableContext } from '../../../connection/TableContext.ts'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { Dialog } from '../../../design/controls/Dialog.tsx'
import { City } from '../city/City.tsx'
import { useSize } from '../city/useSize.ts'
import { Flights } from '../motion/flights.ts'
import { FlightsContext } from '../motion/FlightsContext.ts'
import css from './Clip.module.css'

interface ClipProps {
  readonly replay: Replay
  /** What is to be seen happens then, in milliseconds from the start. */
  readonly time: number
  readonly onClose: () => void
}

const LENGTH = 4000
const BEFORE = 2600
/** The city is drawn at this size, and the picture is made smaller. */
const STAGE = { width: 900, height: 560 }

/** Four seconds of the game, played in place. */
export default function Clip(props: ClipProps) {
  const [turn, setTurn] = useState(0)
  return <Once key={turn} {...props} onAgain={() => setTurn(turn + 1)} />
}

function Once({ replay, time, onClose, onAgain }: ClipProps & { onAgain: () => void }) {
  const { t } = useLingui()
  const [table] = useState(() => openReplay(replay, { time: time - BEFORE }))
  const [flights] = useState(() => new Flights())
  const [ref, size] = useSize<HTMLElement>()
  const { store, connection } = table

  useEffect(() => {
    connection.seek(time - BEFORE)
    const frame = requestAnimationFrame(() => flights.open())
    connection.play()
    const timer = setTimeout(() => connection.pause(), LENGTH)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      connection.pause()
      flights.close()
    }
  }, [connection, flights, time])

  return (
    <Dialog title={t`Four seconds of the game`} onClose={onClose}>
      <figure className={css.clip} data-clip>
        <section ref={ref} className={css.frame} aria-label={t`Four seconds of the game`}>
          <div
            className={css.stage}
            style={{ ...STAGE, transform: `scale(${(size?.width ?? 0) / STAGE.width})` }}
            inert
          >
            <TableContext value={store}>
              <FlightsContext value={flights}>
                <City kind="wide" />
              </FlightsContext>
            </TableContext>
          </div>
        </section>
        <figcaption>
          <Button look="ghost" size="small" onClick={onAgain}>
            <Trans>Once more</Trans>
          </Button>
          <Link href={replayLink(replay.gameId, { time, eyes: 'xray' })} className={buttonClass('ghost', 'small')}>
            <Trans>Watch on</Trans>
          </Link>
        </figcaption>
      </figure>
    </Dialog>
  )
}
