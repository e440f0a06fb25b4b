import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { Crest } from '../../art/crests/Crest.tsx'
import { forgetGame } from '../../connection/games/keptGames.ts'
import { replayLink } from '../../connection/games/replayLink.ts'
import { Button, buttonClass } from '../../design/controls/Button.tsx'
import { Crown } from '../../design/icons/gameIcons.tsx'
import { Cross } from '../../design/icons/pageIcons.tsx'
import css from './Games.module.css'
import { saveFile } from './saveFile.ts'
import type { ReadGame } from './statistics.ts'

/** Date, players, result, and the way to watch it again; the newest first. */
export function GameList({ games, onChange }: { games: readonly ReadGame[]; onChange: () => void }) {
  const { t } = useLingui()
  return (
    <ul className={css.list} aria-label={t`My games`}>
      {games.map((game) => (
        <GameRow key={game.kept.gameId} game={game} onChange={onChange} />
      ))}
    </ul>
  )
}

function GameRow({ game, onChange }: { game: ReadGame; onChange: () => void }) {
  const { t, i18n } = useLingui()
  const { kept, replay } = game
  const day = i18n.date(new Date(replay.startedAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className={css.game}>
      <p className={css.day}>
        <time dateTime={new Date(replay.startedAt).toISOString()}>{day}</time>
        {kept.practice && (
          <small>
            <Trans>practice</Trans>
          </small>
        )}
      </p>
      <ul className={css.players}>
        {replay.players.map(({ name }, seat) => (
          // A player is a seat.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat} data-me={kept.seat === seat || undefined}>
            <Crest seat={seat} size={22} />
            <span>{name}</span>
            <b>{replay.result?.scores[seat] ?? '–'}</b>
            {replay.result?.winners.includes(seat) && <Crown size={14} label={t`won`} />}
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        <Link href={replayLink(kept.gameId)} className={buttonClass('ghost', 'small')}>
          <Trans>Watch</Trans>
        </Link>
        <Button
          look="ghost"
          size="small"
          aria-label={t`Save the game of ${day} as a file`}
          onClick={() => saveFile(`jelly-rush-${kept.gameId}.json`, kept.text)}
        >
          <Trans>Save</Trans>
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={t`Delete the game of ${day}`}
          onClick={() => void forgetGame(kept.gameId).then(onChange)}
        >
          <Cross size={16} />
        </Button>
      </div>
    </li>
  )
}
