import { useLingui } from '@lingui/react/macro'
import { pinsOf, roundsOf } from '@jelly/table/replay'
import { type PointerEvent, useRef, useState } from 'react'
import { useNames } from '../../table/hooks/useNames.ts'
import { clockText } from './clockText.ts'
import { useDeck } from './DeckContext.ts'
import { PinMark } from './PinMark.tsx'
import css from './Timeline.module.css'
import { timeScale } from './timeScale.ts'
import { usePlayhead } from './usePlayhead.ts'

/** The game from its start to its end: a lane for each player, pins for what they did. It is dragged like a slider. */
export function Timeline() {
  const { t, i18n } = useLingui()
  const deck = useDeck()
  const names = useNames()
  const [{ pins, rounds, scale }] = useState(() => ({
    pins: pinsOf(deck.player),
    rounds: roundsOf(deck.player),
    scale: timeScale(deck.player),
  }))
  const [seconds, setSeconds] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLElement>(null)
  const wanted = useRef<number | null>(null)
  const { duration, replay } = deck.player
  const part = (time: number): string => `${100 * scale.placeOf(time)}%`
  const width = (from: number, to: number): string => `calc(${100 * (scale.placeOf(to) - scale.placeOf(from))}% - 3px)`

  usePlayhead((time) => {
    if (head.current) head.current.style.insetInlineStart = part(time)
    setSeconds(Math.floor(time / 1000))
  })

  /** At most once a frame, however many moves there are. */
  function seekTo({ clientX }: PointerEvent): void {
    const box = track.current?.getBoundingClientRect()
    if (box === undefined) return
    const isAsked = wanted.current !== null
    const along = (clientX - box.left) / box.width
    const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
    wanted.current = scale.timeAt(isMirrored ? 1 - along : along)
    if (isAsked) return
    requestAnimationFrame(() => {
      if (wanted.current !== null) deck.seek(wanted.current)
      wanted.current = null
    })
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
        seekTo(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && seekTo(event)}
    >
      <div className={css.rounds} aria-hidden="true">
        {rounds.map(({ round, from, to }) => (
          <span key={round} style={{ insetInlineStart: part(from), width: width(from, to) }}>
            {round}
          </span>
        ))}
      </div>
      {replay.players.map((_, seat) => (
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
      <i ref={head} className={css.head} aria-hidden="true" />
    </div>
  )
}
