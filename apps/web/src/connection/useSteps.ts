import { shareUnchanged } from '@jelly/client'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

type Listener = () => void
type Subscribe = (listener: Listener) => () => void

/** Whether all this happens because of a press of a pointer or a key. */
const isPress = (): boolean => window.event instanceof UIEvent

/** At once, but after a press not before the press itself shows. */
export const soon = (look: Listener): void => (isPress() ? afterPaint(look) : look())

/** One frame after that: what happened is seen before what follows from it. */
export const later = (look: Listener): void => afterPaint(isPress() ? () => afterPaint(look) : look)

/** What is read now and whenever a listener is called, drawn in small steps that make way for a press. */
export function useSteps<Part>(subscribe: Subscribe, read: () => Part): Part {
  const [part, setPart] = useState(read)
  const latest = useRef(part)

  const look = useEffectEvent(() => {
    // A value made anew that equals the one before is no change.
    const now = shareUnchanged(latest.current, read())
    if (Object.is(now, latest.current)) return
    latest.current = now
    startTransition(() => setPart(() => now))
  })

  useEffect(() => {
    look()
    return subscribe(() => look())
  }, [subscribe])
  return part
}
