import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { Crest } from '../../../art/crests/Crest.tsx'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { replayLink } from '../../../connection/games/replayLink.ts'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { Check } from '../../../design/icons/pageIcons.tsx'
import { SeatOffer } from '../company/SeatOffer.tsx'
import { useIsHost } from '../company/useCompany.ts'
import { usePractice } from '../hooks/PracticeContext.ts'
import { useRecord } from '../record/RecordContext.tsx'
import type { TableMode } from '../opening/openTable.ts'
import { useTimeLeft } from '../time/useTimeLeft.ts'
import css from './End.module.css'

/** Once more at the same table, or home. */
export function EndActions({ mode }: { mode: TableMode }) {
  const ask = useAsk()
  const you = useTable((snapshot) => snapshot.you)
  const isHost = useIsHost()
  const me = useTable(({ view }) => (you === null ? undefined : view?.seats[you]))
  const ready = me?.kind === 'person' && me.ready
  const practice = usePractice()
  return (
    <div className={css.actions}>
      {me?.kind === 'person' && (
        <Button
          size="big"
          className={css.again}
          aria-pressed={ready}
          onClick={practice?.again ?? (() => ask({ type: 'setReady', ready: !ready }))}
        >
          {ready && <Check size={20} />} <Trans>Play again</Trans>
        </Button>
      )}
      <Link
        href="/"
        className={`${buttonClass('ghost')} ${css.home}`}
        onClick={() => {
          if (you !== null && mode === 'play') ask({ type: 'leaveSeat' })
        }}
      >
        <Trans>To the home page</Trans>
      </Link>
      <WatchReplay />
      <Rematch />
      <NextGame />
      <SeatOffer />
      {practice !== null && (
        <Button look="ghost" className={css.home} onClick={practice.sameCity}>
          <Trans>The same city again</Trans>
        </Button>
      )}
      {practice !== null && (
        <Button look="ghost" className={css.change} onClick={practice.setUp}>
          <Trans>Change tempo, players, bots or boards</Trans>
        </Button>
      )}
      {isHost && mode === 'play' && (
        <Button look="ghost" className={css.change} onClick={() => ask({ type: 'toLobby' })}>
          <Trans>Change tempo, players, bots or boards</Trans>
        </Button>
      )}
    </div>
  )
}

/** Every finished game can be watched again, with every hand in sight. */
function WatchReplay() {
  const record = useRecord()
  if (record === null) return null
  return (
    <Link href={replayLink(record.replay.gameId)} className={`${buttonClass('ghost')} ${css.home}`}>
      <Trans>Watch the replay</Trans>
    </Link>
  )
}

/** Once most want another game. */
function NextGame() {
  const left = useTimeLeft(
    useTable(({ view }) => view?.deadlines.next),
    1000,
  )
  if (left === null) return null
  const seconds = left / 1000
  return (
    <output className={css.next}>
      <Trans>The next game starts in {seconds} s.</Trans>
    </output>
  )
}

/** Who wants to play again, for all to see; nothing where one person is alone with bots. */
function Rematch() {
  const { t } = useLingui()
  const you = useTable((snapshot) => snapshot.you)
  const seats = useTable(({ view }) => view?.seats) ?? []
  const people = seats.flatMap((seat, n) =>
    seat.kind === 'person' && seat.presence === 'here' ? [{ ...seat, seat: n }] : [],
  )
  if (people.length < 2) return null
  return (
    <ul className={css.rematch} aria-label={t`Who wants a rematch`} aria-live="polite">
      {people.map(({ seat, ready, name }) => (
        <li key={seat} data-ready={ready || undefined}>
          <Crest seat={seat} size={30} mood={ready ? 'glad' : 'calm'} />
          <span>{seat === you ? t`You` : name}</span>
          {ready ? (
            <Check size={16} label={t`wants a rematch`} />
          ) : (
            <span className="visually-hidden">{t`not yet`}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
