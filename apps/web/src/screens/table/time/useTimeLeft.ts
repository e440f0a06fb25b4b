import { useEffect, useState } from 'react'
import { useClock, useTable, useTableStore } from '../../../connection/TableContext.ts'
import { isJumping } from '../../../connection/useSteps.ts'

/** So often one looks whether a clock that stood still, as in a replay, goes on. */
const STANDSTILL = 250

/** How long it is until a time of the server's clock, in ms, rounded up to whole steps; null without a time. */
export function useTimeLeft(until: number | undefined, step: number): number | null {
  const clock = useClock()
  /** At a table that stands still no time passes. */
  const stopped = useTable(({ view }) => view?.frozen?.since)
  const store = useTableStore()
  const [now, setNow] = useState(() => clock.now())

  useEffect(() => store.subscribe(() => isJumping() && setNow(clock.now())), [store, clock])

  useEffect(() => {
    if (until === undefined || stopped !== undefined) return undefined
    let timer: ReturnType<typeof setTimeout>
    let before = Number.NaN
    const turn = () => {
      const time = clock.now()
      const left = until - time
      const wait = time === before ? STANDSTILL : Math.max(16, left % step || step)
      before = time
      setNow(time)
      if (left > 0) timer = setTimeout(turn, wait)
    }
    timer = setTimeout(turn)
    return () => clearTimeout(timer)
  }, [until, step, clock, stopped])

  return until === undefined ? null : Math.max(0, Math.ceil((until - (stopped ?? now)) / step)) * step
}
