import { Trans, useLingui } from '@lingui/react/macro'
import { RULES_VERSION, type Seat } from '@jelly/rules'
import { BOT_LEVELS } from '@jelly/table'
import type { Rival } from '@jelly/table/replay'
import { useState } from 'react'
import { Button } from '../../../design/controls/Button.tsx'
import { Segments } from '../../../design/controls/Segments.tsx'
import { Dialog } from '../../../design/controls/Dialog.tsx'
import { ensureNickname } from '../../../settings/nickname.ts'
import { botLevelName } from '../../../words/tableWords.ts'
import { useNames } from '../../table/hooks/useNames.ts'
import { clockText } from '../deck/clockText.ts'
import { useDeck } from '../deck/DeckContext.ts'
import { RivalChoice } from './RivalChoice.tsx'
import css from './Seat.module.css'
import type { TakenSeat } from './TakenSeat.ts'

interface TakeSeatProps {
  readonly seat: Seat
  readonly onClose: () => void
  readonly onTake: (taken: TakenSeat) => void
}

/** Play on from here: against those who played then, or against bots. */
export function TakeSeat({ seat, onClose, onTake }: TakeSeatProps) {
  const { t, i18n } = useLingui()
  const deck = useDeck()
  const names = useNames()
  const [all, setAll] = useState<Rival>({ kind: 'ghost', level: 'regular' })
  /** By seat, where each rival is chosen for itself. */
  const [each, setEach] = useState<readonly Rival[] | null>(null)
  const { moment, time } = deck.get()
  const { replay } = deck.player
  const who = names.who(seat)
  const at = clockText(i18n, time)
  const rivals = each ?? replay.players.map(() => all)
  const take = (): void =>
    onTake({
      playOn: { replay, moment, seat, name: ensureNickname(), rivals },
      before: replay.result?.scores[seat] ?? null,
    })
  return (
    <Dialog title={t`Play on from here`} onClose={onClose}>
      <div className={css.form}>
        <p>
          <Trans>
            You take the seat of {who} at {at}. All dice go on falling as they did, so your result can be compared.
          </Trans>
        </p>
        <Segments
          title={t`Your rivals`}
          hint={t`Ghosts do what was done then, at the same times, as long as the rules allow it; then a bot goes on.`}
          value={each === null ? all.kind : 'each'}
          options={[
            ['ghost', t`Ghosts`],
            ['bot', t`Bots`],
            ['each', t`One by one`],
          ]}
          onChange={(kind) => {
            setEach(kind === 'each' ? rivals : null)
            if (kind !== 'each') setAll({ ...all, kind })
          }}
        />
        {each === null ? (
          <Segments
            title={all.kind === 'ghost' ? t`Bots that go on` : t`How well the bots play`}
            value={all.level}
            options={BOT_LEVELS.map((level) => [level, i18n._(botLevelName(level))] as const)}
            onChange={(level) => setAll({ ...all, level })}
          />
        ) : (
          <div className={css.rivals}>
            {each.map(
              (rival, at) =>
                at !== seat && (
                  <RivalChoice
                    // A rival is a seat.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={at}
                    seat={at}
                    name={names.who(at)}
                    value={rival}
                    onChange={(chosen) => setEach(each.with(at, chosen))}
                  />
                ),
            )}
          </div>
        )}
        {replay.rules < RULES_VERSION && (
          <p>
            <Trans>That game began under older rules. From here on today’s rules count.</Trans>
          </p>
        )}
        <footer>
          <Button onClick={take}>
            <Trans>Play on</Trans>
          </Button>
          <Button look="ghost" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}
