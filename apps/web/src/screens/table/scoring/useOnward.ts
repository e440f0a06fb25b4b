import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { useKeys } from '../../../keys/useKeys.ts'

/** A press that is longer than this is a hold. */
const HOLD = 350

const isControl = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('button, a, dialog, [data-choice]') !== null

/** A tap anywhere, or the roll key, is my vote for the next step; while it is held I vote for each one that comes. */
export function useOnward(step: number) {
  const ask = useAsk()
  const you = useTable((snapshot) => snapshot.you)
  const choosing = useTable(({ view }) => (view?.game?.choice ?? null) !== null)
  const mine = useTable(({ view, pending }) => {
    const said = you !== null && (view?.skips.includes(you) ?? false)
    return said || pending.some(({ request }) => request.type === 'skip')
  })
  const [isFast, setFast] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const canVote = you !== null && !choosing

  const vote = useEffectEvent(() => {
    if (canVote && !mine) ask({ type: 'skip' })
  })

  function press(): void {
    clearTimeout(timer.current)
    if (!mine && canVote) ask({ type: 'skip' })
    timer.current = setTimeout(() => setFast(true), HOLD)
  }

  function release(): void {
    clearTimeout(timer.current)
    setFast(false)
  }

  useEffect(() => {
    // Each step that comes asks again.
    if (isFast && step > 0 && !choosing) vote()
  }, [isFast, step, choosing])
  useEffect(() => () => clearTimeout(timer.current), [])

  useKeys(({ action, down, repeat }) => {
    if (action !== 'roll') return false
    if (!down) release()
    else if (!repeat) press()
    return true
  })

  const handlers = {
    onPointerDown: (event: PointerEvent) => void (event.button === 0 && !isControl(event) && press()),
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  }
  return { isFast, mine, canVote, vote: press, release, handlers }
}
