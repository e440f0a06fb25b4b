import type { ViewEvent } from '@jelly/rules'
import { useEffect, useState } from 'react'
import { useTableStore } from '../../../connection/TableContext.ts'
import { isJumping } from '../../../connection/useSteps.ts'

/** What just happened, as far as the monster cares. */
export interface Happening {
  /** A kicked die is on its way, was swallowed, or the sand was flipped; `seen` for anything else that draws its eyes. */
  readonly kind: 'comes' | 'eaten' | 'flipped' | 'seen'
  /** Null for the hourglass. */
  readonly district: number | null
}

const LASTS = { comes: 260, eaten: 250, flipped: 1500, seen: 1200 } as const

function happeningOf(event: ViewEvent): Happening | null {
  switch (event.type) {
    case 'dieKicked':
      return { kind: 'comes', district: event.district }
    case 'timerFlipped':
      return { kind: 'flipped', district: null }
    case 'diePlaced':
    case 'targetMoved':
    case 'districtLocked':
    case 'districtScored':
      return { kind: 'seen', district: event.district }
    default:
      return null
  }
}

/** The newest thing that happened, for as long as it lasts. Only what all at the table may know. */
export function useHappening(): Happening | null {
  const store = useTableStore()
  const [happening, setHappening] = useState<Happening | null>(null)

  useEffect(() => {
    let seen = store.get().history.moments.length
    let timer: ReturnType<typeof setTimeout> | undefined
    let now: Happening | null = null
    const show = (next: Happening | null): void => {
      clearTimeout(timer)
      now = next
      setHappening(next)
      if (next === null) return
      const after = next.kind === 'comes' ? { ...next, kind: 'eaten' as const } : null
      timer = setTimeout(() => show(after), LASTS[next.kind])
    }
    const look = (): void => {
      const { moments } = store.get().history
      const fresh = moments.slice(seen).flatMap(({ event }) => happeningOf(event) ?? [])
      seen = moments.length
      if (isJumping()) return show(null)
      // Its eyes rest on what they see: they would dart about else, and each glance costs a frame or two.
      const strongest = fresh.find(({ kind }) => kind !== 'seen') ?? (now === null ? fresh.at(-1) : undefined)
      if (strongest) show(strongest)
    }
    const stop = store.subscribe(look)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store])

  return happening
}
