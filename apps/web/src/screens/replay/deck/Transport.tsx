import { useLingui } from '@lingui/react/macro'
import { REPLAY_SPEEDS } from '@jelly/client/replay'
import { Next, Pause, Play } from './deckIcons.tsx'
import { clockText } from './clockText.ts'
import { useDeck, usePosition } from './DeckContext.ts'
import css from './Deck.module.css'
import { togglePlaying } from './useDeckKeys.ts'
import { usePlayTime } from './usePlayhead.ts'

/** Back, play, on. */
export function Transport() {
  const { t } = useLingui()
  const deck = useDeck()
  const isPlaying = usePosition((position) => position.isPlaying)
  return (
    <div className={css.transport}>
      <button type="button" className={css.square} aria-label={t`One step back`} onClick={() => deck.step(-1)}>
        <span className={css.turned}>
          <Next size={20} />
        </span>
      </button>
      <button
        type="button"
        className={css.play}
        aria-label={isPlaying ? t`Pause` : t`Play`}
        data-playing={isPlaying || undefined}
        onClick={() => togglePlaying(deck)}
      >
        {isPlaying ? <Pause size={26} /> : <Play size={26} />}
      </button>
      <button type="button" className={css.square} aria-label={t`One step on`} onClick={() => deck.step(1)}>
        <Next size={20} />
      </button>
    </div>
  )
}

/** Where it is, and of how much. */
export function ReplayTime({ of }: { of: boolean }) {
  const { t, i18n } = useLingui()
  const deck = useDeck()
  const time = usePlayTime(100)
  const whole = clockText(i18n, deck.player.duration, false)
  return (
    <p className={css.time} data-time={time}>
      <b>{clockText(i18n, time)}</b>
      {of && <span>{t`of ${whole}`}</span>}
    </p>
  )
}

/** How fast: all at once where there is room, else one button that goes round. */
export function Speeds({ folded }: { folded: boolean }) {
  const { t, i18n } = useLingui()
  const deck = useDeck()
  const speed = usePosition((position) => position.speed)
  const name = (value: number): string => `×${i18n.number(value)}`
  if (folded) {
    const next = REPLAY_SPEEDS[(REPLAY_SPEEDS.indexOf(speed) + 1) % REPLAY_SPEEDS.length] ?? 1
    const now = name(speed)
    return (
      <button type="button" className={css.square} aria-label={t`Speed ${now}`} onClick={() => deck.setSpeed(next)}>
        {now}
      </button>
    )
  }
  return (
    <fieldset className={css.speeds} aria-label={t`Speed`}>
      {REPLAY_SPEEDS.map((value) => (
        <button key={value} type="button" aria-pressed={value === speed} onClick={() => deck.setSpeed(value)}>
          {name(value)}
        </button>
      ))}
    </fieldset>
  )
}
