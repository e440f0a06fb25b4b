import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { Check } from '../../../design/icons/pageIcons.tsx'
import { PauseButton } from '../company/PauseButton.tsx'
import { SeatOffer } from '../company/SeatOffer.tsx'
import { useTimeLeft } from '../time/useTimeLeft.ts'
import css from '../scoring/Scoring.module.css'

/** Below the ledger: on with it. */
export function NextRound() {
  const { t } = useLingui()
  const ask = useAsk()
  const you = useTable((snapshot) => snapshot.you)
  const seats = useTable(({ view }) => view?.seats) ?? []
  const round = useTable(({ view }) => view?.game?.round ?? 0)
  const left = useTimeLeft(
    useTable(({ view }) => view?.deadlines.next),
    1000,
  )
  const paused = useTable(({ view }) => (view?.pause.since ?? null) !== null)
  const me = you === null ? undefined : seats[you]
  const ready = me?.kind === 'person' && me.ready
  const waiting = seats.filter((seat) => seat.kind === 'person' && seat.presence === 'here' && !seat.ready).length
  const seconds = (left ?? 0) / 1000
  const next = round + 1
  return (
    <section className={css.panel} data-next aria-label={t`Next round`}>
      <p className={css.sentence}>
        {paused ? (
          <Trans>A pause. Round {next} starts when most are ready.</Trans>
        ) : (
          <Trans>
            Round {next} starts in {seconds} s at the latest.
          </Trans>
        )}{' '}
        {ready && waiting > 0 && (
          <Plural value={waiting} one="# player is still reading." other="# players are still reading." />
        )}
      </p>
      <SeatOffer />
      {me?.kind === 'person' && (
        <Button
          size="big"
          look={ready ? 'ghost' : 'primary'}
          aria-pressed={ready}
          onClick={() => ask({ type: 'setReady', ready: !ready })}
        >
          {ready && <Check size={20} />} <Trans>Next round</Trans>
        </Button>
      )}
      {me?.kind === 'person' && !paused && <PauseButton />}
    </section>
  )
}
