import { useLingui } from '@lingui/react/macro'
import { pinsOf, roundsOf } from '@jelly/table/replay'
import { memo, type PointerEvent, useRef, useState } from 'react'
import { useNames } from '../../table/hooks/useNames.ts'
import { clockText } from './clockText.ts'
import { useDeck } from './DeckContext.ts'
import { PinMark } from './PinMark.tsx'
import css from './Timeline.module.css'
import { type TimeScale, timeScale } from './timeScale.ts'
import { usePlayhead, usePlayTime } from './usePlayhead.ts'

/**
 * The game from its start to its end: a lane for each player, pins for what they did. It is dragged like a slider; a round that is
 * pressed by its number begins.
 */
export function Timeline() {
  const { t, i18n } = useLingui()
  const deck = useDeck()
  const [scale] = useState(() => timeScale(deck.player))
  const seconds = usePlayTime(1000) / 1000
  const track = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLElement>(null)
  const { duration } = deck.player

  usePlayhead((time) => {
    if (head.current)
      head.current.style.transform = `translateX(calc(${100 * scale.placeOf(time)}cqi * var(--forward)))`
  })

  function seekTo({ clientX }: PointerEvent): void {
    const box = track.current?.getBoundingClientRect()
    if (box === undefined) return
    const along = (clientX - box.left) / box.width
    deck.seek(scale.timeAt(document.documentElement.dir === 'rtl' ? 1 - along : along))
  }

  return (
    <div
      ref={track}
      className={css.timeline}
      // It has lanes and pins: a plain slider has no room for them.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={t`Moment of the game`}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration / 1000)}
      aria-valuenow={seconds}
      aria-valuetext={clockText(i18n, seconds * 1000, false)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        const round = event.target instanceof HTMLElement ? event.target.dataset['round'] : undefined
        if (round === undefined) seekTo(event)
        else deck.goTo(Number(round))
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && seekTo(event)}
    >
      <Lanes scale={scale} />
      <i ref={head} className={css.head} aria-hidden="true" />
    </div>
  )
}

/** They never change: drawn once. */
const Lanes = memo(function Lanes({ scale }: { scale: TimeScale }) {
  const { player } = useDeck()
  const names = useNames()
  const [{ pins, rounds }] = useState(() => ({ pins: pinsOf(player), rounds: roundsOf(player) }))
  const part = (time: number): string => `${100 * scale.placeOf(time)}%`
  const width = (from: number, to: number): string => `calc(${100 * (scale.placeOf(to) - scale.placeOf(from))}% - 3px)`
  return (
    <>
      <div className={css.rounds} aria-hidden="true">
        {rounds.map(({ round, moment, from, to }) => (
          <span key={round} data-round={moment} style={{ insetInlineStart: part(from), width: width(from, to) }}>
            {round}
          </span>
        ))}
      </div>
      {player.replay.players.map((_, seat) => (
        // A lane is its seat.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={seat} className={css.lane} title={names.who(seat)} data-lane={seat}>
          {pins
            .filter((pin) => pin.seat === seat)
            .map((pin, n) => (
              // Pins never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <PinMark key={n} kind={pin.kind} seat={seat} at={part(pin.time)} />
            ))}
        </div>
      ))}
    </>
  )
})
