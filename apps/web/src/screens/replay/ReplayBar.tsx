import { Trans, useLingui } from '@lingui/react/macro'
import { ROUNDS } from '@jelly/rules'
import { Link } from 'wouter'
import { useTableLater } from '../../connection/TableContext.ts'
import { Button } from '../../design/controls/Button.tsx'
import { toast } from '../../design/controls/toasts.ts'
import { Eye, EyeOff, Share } from '../../design/icons/pageIcons.tsx'
import { copyText } from '../lobby/invite/copyText.ts'
import type { LayoutKind } from '../table/hooks/useLayoutKind.ts'
import { useNames } from '../table/hooks/useNames.ts'
import { Sand } from '../table/time/Sand.tsx'
import { useDeck, usePosition } from './deck/DeckContext.ts'
import { keptGame } from '../../connection/games/keptGames.ts'
import { replayLink } from '../../connection/games/replayLink.ts'
import { ReplayTime } from './deck/Transport.tsx'
import css from './ReplayTable.module.css'
import { ReplayLedger } from './ReplayLedger.tsx'
import { ReplayNotes } from './ReplayNotes.tsx'

/** Which round, whose eyes, and the way to show a moment to others. */
export function ReplayBar({ kind }: { kind: LayoutKind }) {
  const { t } = useLingui()
  const deck = useDeck()
  const names = useNames()
  const round = useTableLater(({ view }) => Math.max(1, view?.game?.round ?? 1))
  const eyes = usePosition((position) => position.eyes)
  const small = kind === 'phone' || kind === 'flat'
  const isXray = eyes === 'xray'
  const who = typeof eyes === 'number' ? names.who(eyes) : ''
  return (
    <header className={css.bar}>
      <h1 className={small ? 'visually-hidden' : css.logo}>
        <Link href="/" translate="no">
          Jelly<span> Rush</span>
        </Link>
        <span className="visually-hidden">{t`Replay`}</span>
      </h1>
      {!small && (
        <span className={css.pill}>
          <Trans>Replay</Trans>
        </span>
      )}
      <span className={css.pill}>
        {small ? (
          <>
            <span className="visually-hidden">{t`Round ${round}`}</span>
            <span aria-hidden="true">
              <b>{round}</b>/{ROUNDS}
            </span>
          </>
        ) : (
          <Trans>
            Round <b>{round}</b>/{ROUNDS}
          </Trans>
        )}
      </span>
      <ReplayNotes replay={deck.player.replay} small={small} />
      {small && <Sand size={26} />}
      <span className={css.spring} />
      <button type="button" className={css.pill} aria-pressed={isXray} onClick={() => deck.look(isXray ? 0 : 'xray')}>
        {isXray ? <Eye size={16} /> : <EyeOff size={16} />}
        <span className={small || !isXray ? 'visually-hidden' : undefined}>
          <Trans>X-ray</Trans>
        </span>
        {!small && who}
      </button>
      {small && <ReplayTime of={false} />}
      <ReplayLedger small={small} />
      <ShareMoment small={small} />
    </header>
  )
}

function ShareMoment({ small }: { small: boolean }) {
  const { t } = useLingui()
  const deck = useDeck()
  async function share(): Promise<void> {
    const { gameId } = deck.player.replay
    const link = replayLink(gameId, { time: deck.timeNow(), eyes: deck.get().eyes })
    deck.pause()
    const { origin, pathname } = window.location
    const done = await copyText(`${origin}${link}`)
    if (!done) return toast(t`The link could not be copied.`, 'bad')
    // No server has what was practice, or came as a file.
    const isHere = !link.startsWith(`${pathname}#`) || (await keptGame(gameId))?.practice === true
    return isHere
      ? toast(t`The link to this moment is copied. Whoever opens it needs the file of this game, too.`)
      : toast(t`The link to this moment is copied.`)
  }
  return (
    <Button size="small" aria-label={t`Share this moment`} onClick={() => void share()}>
      {small ? <Share size={18} /> : <Trans>Share</Trans>}
    </Button>
  )
}
