import { shareUnchanged } from '@jelly/client'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint, isPressed } from './afterPaint.ts'

type Listener = () => void
type Subscribe = (listener: Listener) => () => void

/** Whether all this happens because of a press of a pointer or a key, or while a pointer is pressed. */
const isPress = (): boolean => window.event instanceof UIEvent || isPressed()

let isJump = false

/** Shows the board after a change in one go, with nothing before it: a replay that jumps to another moment. */
export function atOnce(change: () => void): void {
  isJump = true
  try {
    flushSync(change)
  } finally {
    isJump = false
  }
}

/** Whether another moment is shown, rather than that something happened. */
export const isJumping = (): boolean => isJump

/** At once, but after a press not before the press itself shows. */
export const soon = (look: Listener): void => (isPress() && !isJump ? afterPaint(look) : look())

/** One frame after that: what happened is seen before what follows from it. */
export const later = (look: Listener): void => afterPaint(isPress() && !isJump ? () => afterPaint(look) : look)

/** One frame after that: what only tells of it, so that no frame is long. A jump has no such frame. */
export const last = (look: Listener): void => later(isJump ? look : () => afterPaint(look))

/** What is read now and whenever a listener is called, drawn in small steps that make way for a press. */
export function useSteps<Part>(subscribe: Subscribe, read: () => Part): Part {
  const [part, setPart] = useState(read)
  const latest = useRef(part)

  const look = useEffectEvent(() => {
    // A value made anew that equals the one before is no change.
    const now = shareUnchanged(latest.current, read())
    if (Object.is(now, latest.current)) return
    latest.current = now
    if (isJump) setPart(() => now)
    else startTransition(() => setPart(() => now))
  })

  useEffect(() => {
    look()
    return subscribe(() => look())
  }, [subscribe])
  return part
}
