import { startTransition, useEffect, useEffectEvent, useState } from 'react'

type Subscribe = (listener: () => void) => () => void

/**
 * What is read now and again whenever it may have changed, drawn in small steps that make way for a press. Unlike a deferred
 * value it leaves the drawing of the press itself alone.
 */
export function useSoon<Part>(subscribe: Subscribe, read: () => Part): Part {
  const [part, setPart] = useState(read)

  const look = useEffectEvent(() => {
    const now = read()
    if (!Object.is(now, part)) startTransition(() => setPart(() => now))
  })

  useEffect(() => subscribe(() => look()), [subscribe])
  // Something else may be asked for, or something happened between drawing and listening.
  useEffect(() => look())
  return part
}
