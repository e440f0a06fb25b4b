import { Trans, useLingui } from '@lingui/react/macro'
import { RULES_VERSION, type Seat } from '@jelly/rules'
import { BOT_LEVELS, type BotLevel } from '@jelly/table'
import { useState } from 'react'
import { Button } from '../../../design/controls/Button.tsx'
import { Segments } from '../../../design/controls/Segments.tsx'
import { Dialog } from '../../../design/controls/Dialog.tsx'
import { ensureNickname } from '../../../settings/nickname.ts'
import { botLevelName } from '../../../words/tableWords.ts'
import { useNames } from '../../table/hooks/useNames.ts'
import { clockText } from '../deck/clockText.ts'
import { useDeck } from '../deck/DeckContext.ts'
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
  const [kind, setKind] = useState<'ghosts' | 'bots'>('ghosts')
  const [level, setLevel] = useState<BotLevel>('regular')
  const { moment, time } = deck.get()
  const { replay } = deck.player
  const who = names.who(seat)
  const at = clockText(i18n, time)
  const take = (): void =>
    onTake({
      playOn: { replay, moment, seat, name: ensureNickname(), rivals: { kind, level } },
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
          value={kind}
          options={[
            ['ghosts', t`Ghosts`],
            ['bots', t`Bots`],
          ]}
          onChange={setKind}
        />
        <Segments
          title={kind === 'ghosts' ? t`Bots that go on` : t`How well the bots play`}
          value={level}
          options={BOT_LEVELS.map((each) => [each, i18n._(botLevelName(each))] as const)}
          onChange={setLevel}
        />
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
