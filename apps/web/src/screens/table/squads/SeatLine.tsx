import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DICE_PER_SEAT, type Pod as PodKind } from '@jelly/rules'
import { useTable, useTableLater } from '../../../connection/TableContext.ts'
import { Droplet, Lock, Pod, PodDie } from '../../../design/icons/gameIcons.tsx'
import { Check, Robot } from '../../../design/icons/pageIcons.tsx'
import { squadStyle } from '../../../design/dice/squads.ts'
import { useFreshBoard } from '../hooks/useFreshBoard.ts'
import { useNames } from '../hooks/useNames.ts'
import css from './Squads.module.css'

/** Jelly and pods. What is in mine I may see, and nobody else. */
export function JellyAndPods({ seat, size }: { seat: number; size: number }) {
  const { t } = useLingui()
  const jelly = useTableLater(({ view }) => view?.game?.squads[seat]?.jelly ?? 0)
  const pods = useTableLater(({ view }) => view?.game?.squads[seat]?.podCount ?? 0)
  const mine = useTableLater(({ view, you }) => (seat === you ? view?.game?.squads[seat]?.pods : null))
  return (
    <span className={css.holdings}>
      <Droplet size={size} label={t`Jelly`} />
      <b>{jelly}</b>
      {pods > 0 && (
        <span className={css.podsHeld} data-about={mine ? `squad ${seat}` : 'pods'} tabIndex={-1}>
          <Pod size={size} label={t`pods`} />
          {mine ? <MyPods pods={mine} size={size} /> : <b>{pods}</b>}
        </span>
      )}
    </span>
  )
}

/** More than so many are counted: there is no room, and the sheet about the squad names all. */
const SHOWN_PODS = 4

function MyPods({ pods, size }: { pods: readonly PodKind[]; size: number }) {
  const { t } = useLingui()
  const shown = pods.slice(-SHOWN_PODS)
  const hidden = pods.length - shown.length
  return (
    <span className={css.pods} data-my-pods>
      {hidden > 0 && <b>+{hidden}</b>}
      {shown.map((pod, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal pods are alike
        <b key={n}>{pod === 'die' ? <PodDie size={size} label={t`a die`} /> : pod}</b>
      ))}
    </span>
  )
}

function useHand(seat: number): number {
  const fresh = useFreshBoard()
  const hand = useTableLater(({ shown }) => shown?.game?.squads[seat]?.hand.length ?? 0)
  return fresh ? DICE_PER_SEAT : hand
}

/** Dice that are not placed yet, as seven pips. */
export function DiceLeft({ seat }: { seat: number }) {
  const left = useHand(seat)
  const { colour } = squadStyle(seat)
  return (
    <span className={css.pips} aria-hidden="true">
      {Array.from({ length: DICE_PER_SEAT }, (_, n) => (
        // A pip's place is all that it is.
        <i key={n} style={n < left ? { background: colour } : undefined} />
      ))}
    </span>
  )
}

/** In words: dice left, finished, what is locked, who is away. */
export function SeatState({ seat }: { seat: number }) {
  const names = useNames()
  const left = useHand(seat)
  const state = useTable(({ view }) => view?.seats[seat])
  const screen = useTable(({ shown }) => shown?.game?.squads[seat]?.screen ?? null)
  const playing = useTable(({ shown }) => shown?.game?.phase === 'scramble')
  const district = screen === null ? '' : names.district(screen)
  return (
    <span className={css.state}>
      {state?.kind === 'bot' && (
        <>
          <Trans>bot</Trans>
          {' · '}
        </>
      )}
      {state?.kind === 'person' && state.presence === 'away' && (
        <>
          <Trans>away</Trans>
          {' · '}
        </>
      )}
      {state?.kind === 'person' && state.presence === 'covered' && (
        <>
          <Trans>away, a bot plays</Trans>
          {' · '}
        </>
      )}
      {left > 0 || !playing ? (
        <Plural value={left} one="# die left" other="# dice left" />
      ) : screen === null ? (
        <Trans>finished</Trans>
      ) : (
        <Trans>finished, locked {district}</Trans>
      )}
    </span>
  )
}

/** The same as small signs, where there is no room for words. */
export function SeatMarks({ seat }: { seat: number }) {
  const left = useHand(seat)
  const state = useTable(({ view }) => view?.seats[seat])
  const locked = useTable(({ shown }) => (shown?.game?.squads[seat]?.screen ?? null) !== null)
  const playing = useTable(({ shown }) => shown?.game?.phase === 'scramble')
  return (
    <span className={css.marks} aria-hidden="true">
      {(state?.kind === 'bot' || (state?.kind === 'person' && state.presence === 'covered')) && <Robot size={12} />}
      {playing && left === 0 && <Check size={12} />}
      {locked && <Lock size={13} />}
    </span>
  )
}
