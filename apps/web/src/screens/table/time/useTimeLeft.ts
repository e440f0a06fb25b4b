import { useEffect, useState } from 'react'
import { useClock, useTable, useTableStore } from '../../../connection/TableContext.ts'
import { isJumping } from '../../../connection/useSteps.ts'

/** How long it is until a time of the server's clock, in ms, rounded up to whole steps; null without a time. */
export function useTimeLeft(until: number | undefined, step = 100): number | null {
  const clock = useClock()
  /** At a table that stands still no time passes. */
  const stopped = useTable(({ view }) => view?.frozen?.since)
  const store = useTableStore()
  const [now, setNow] = useState(() => clock.now())

  useEffect(() => store.subscribe(() => isJumping() && setNow(clock.now())), [store, clock])

  useEffect(() => {
    if (until === undefined || stopped !== undefined) return undefined
    let timer: ReturnType<typeof setTimeout>
    const turn = () => {
      const left = until - clock.now()
      setNow(clock.now())
      if (left > 0) timer = setTimeout(turn, Math.max(16, left % step || step))
    }
    timer = setTimeout(turn)
    return () => clearTimeout(timer)
  }, [until, step, clock, stopped])

  return until === undefined ? null : Math.max(0, Math.ceil((until - (stopped ?? now)) / step)) * step
}
