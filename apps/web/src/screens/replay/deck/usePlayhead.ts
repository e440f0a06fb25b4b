import { useEffect, useEffectEvent, useState } from 'react'
import { afterPaint } from '../../../connection/afterPaint.ts'
import { useDeck } from './DeckContext.ts'

/** Calls back with the time of the replay: whenever it jumps, and in each frame while it plays. */
export function usePlayhead(show: (time: number) => void): void {
  const deck = useDeck()
  const told = useEffectEvent(show)
  useEffect(() => {
    let frame: number | null = null
    const turn = (): void => {
      told(deck.timeNow())
      frame = deck.get().isPlaying ? requestAnimationFrame(turn) : null
    }
    const look = (): void => {
      if (frame === null) turn()
    }
    look()
    const stops = [deck.subscribe(look), deck.onJump(look)]
    return () => {
      for (const stop of stops) stop()
      if (frame !== null) cancelAnimationFrame(frame)
    }
  }, [deck])
}

/** The time of the replay in whole steps; it follows the board by one frame. */
export function usePlayTime(step: number): number {
  const [time, setTime] = useState(0)
  usePlayhead((now) => afterPaint(() => setTime(Math.floor(now / step) * step)))
  return time
}
