import { useEffect, useEffectEvent, useState } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { playCue } from '../../../sound/sound.ts'
import { openedIn, type PodStep, podSteps, raceTimes } from '../model/podSteps.ts'

export interface Race {
  /** All pods in the order in which they are opened, and how many are open. */
  readonly steps: readonly PodStep[]
  readonly open: number
  readonly isOver: boolean
  readonly skip: () => void
}

/** [C9] All pods, one by one, in a few seconds; who came later sees the end at once. */
export function useRace(): Race {
  const moments = useTable(({ history }) => history.moments)
  const squads = useTable(({ view }) => view?.game?.squads) ?? []
  const steps = podSteps(
    openedIn(moments),
    squads.map(({ jelly }) => jelly),
  )
  const [open, setOpen] = useState(0)
  const [isOver, setOver] = useState(false)
  const times = raceTimes(steps.length)

  const next = useEffectEvent(() => {
    if (open >= steps.length) return setOver(true)
    playCue('crack')
    return setOpen(open + 1)
  })

  useEffect(() => {
    if (isOver) return undefined
    const timer = setTimeout(next, open < steps.length ? times.each : times.last)
    return () => clearTimeout(timer)
  }, [open, isOver, steps.length, times.each, times.last])

  return { steps, open: isOver ? steps.length : open, isOver, skip: () => setOver(true) }
}
