import { Plural, Trans } from '@lingui/react/macro'
import type { SeatState } from '@jelly/table'
import { Button } from '../../design/controls/Button.tsx'
import { ReadyButton } from '../seated/ReadyButton.tsx'
import type { SeatedAt } from '../seated/SeatedAt.ts'
import css from './LobbyActions.module.css'

type Person = Extract<SeatState, { kind: 'person' }>

const isPerson = (seat: SeatState): seat is Person => seat.kind === 'person'

function HostActions({ view, send }: SeatedAt) {
  const guests = view.seats.filter((seat, place): seat is Person => isPerson(seat) && place !== view.host)
  const waitedFor = guests.filter((guest) => !guest.ready).length
  const bots = view.seats.filter(({ kind }) => kind === 'empty').length
  return (
    <>
      <Button size="big" onClick={() => send({ type: 'startGame' })}>
        <Trans>Start the game</Trans>
      </Button>
      <p className={css.note}>
        {waitedFor > 0 && (
          <Plural value={waitedFor} one="# player is not ready yet." other="# players are not ready yet." />
        )}{' '}
        {bots > 0 && <Plural value={bots} one="A bot takes the free seat." other="Bots take the # free seats." />}
      </p>
    </>
  )
}

/** Somebody without a seat: at the door, or looking on. */
function Standing({ view, send, standing }: Omit<SeatedAt, 'you'>) {
  const isFull = view.seats.every(isPerson)
  const isInLine = standing === 'inLine'
  if (standing === 'putOff') {
    return (
      <div className={css.actions}>
        <Button onClick={() => send({ type: 'waitForSeat', wait: true })}>
          <Trans>Ask again</Trans>
        </Button>
        <output className={css.note}>
          <Trans>The host says: not now. Meanwhile you can watch.</Trans>
        </output>
      </div>
    )
  }
  if (isFull && standing !== 'asked') {
    return (
      <div className={css.actions}>
        <Button look={isInLine ? 'ghost' : 'primary'} onClick={() => send({ type: 'waitForSeat', wait: !isInLine })}>
          {isInLine ? <Trans>Keep watching</Trans> : <Trans>Wait for a seat</Trans>}
        </Button>
        <output className={css.note}>
          {isInLine ? (
            <Trans>You get the first seat that becomes free.</Trans>
          ) : (
            <Trans>All seats are taken. You are watching.</Trans>
          )}
        </output>
      </div>
    )
  }
  return (
    <output className={css.note}>
      {standing === 'asked' ? (
        <Trans>You are at the door: the host has to let you in.</Trans>
      ) : (
        <Trans>You are watching. Take a seat to play.</Trans>
      )}
    </output>
  )
}

/** Ready, or off we go. */
export function LobbyActions({ view, you, send, standing = null }: SeatedAt) {
  const own = you === null ? undefined : view.seats[you]
  if (you !== null && view.host === you) {
    return (
      <div className={css.actions}>
        <HostActions view={view} you={you} send={send} />
      </div>
    )
  }
  if (own?.kind !== 'person') return <Standing view={view} send={send} standing={standing} />
  return (
    <div className={css.actions}>
      <ReadyButton ready={own.ready} send={send} />
      <p className={css.note}>
        <Trans>The host starts the game.</Trans>
      </p>
    </div>
  )
}
