import type { ReactNode } from 'react'
import { Monster } from '../../../art/monster/Monster.tsx'
import { type Look, lookAt, moodOf, swellOf } from '../../../art/monster/moods.ts'
import { useTableLater } from '../../../connection/TableContext.ts'
import { useFreshBoard } from '../hooks/useFreshBoard.ts'
import { useTimeLeft } from '../time/useTimeLeft.ts'
import { useHappening } from './useHappenings.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface CityMonsterProps {
  readonly middle: Point
  readonly districts: readonly (Point & { readonly id: number })[]
  readonly lying: boolean
  readonly className?: string | undefined
  /** The dice in its belly. */
  readonly children: ReactNode
}

const REACH = 260
/** The hourglass stands at its right. */
const TO_THE_GLASS: Look = { x: 0.9, y: 0.2 }
const STEP = 500

/** The jelly as it feels about what happens at the table. */
export function CityMonster({ middle, districts, lying, className, children }: CityMonsterProps) {
  const fresh = useFreshBoard()
  const happening = useHappening()
  const phase = useTableLater(({ view }) => view?.phase)
  const round = useTableLater(({ view }) => view?.game?.round ?? 1) + (fresh ? 1 : 0)
  const scored = useTableLater(({ view }) => view?.game?.scored ?? 0)
  const someoneFinished = useTableLater(
    ({ shown }) => shown?.game?.squads.some(({ hand }) => hand.length === 0) ?? false,
  )
  const sand = useTableLater(({ view }) => (view?.phase === 'scramble' ? view.deadlines.sand : undefined))
  const full = useTableLater(({ view }) => view?.durations.sand ?? 1)
  const left = useTimeLeft(sand, STEP)
  const sandLeft = left === null ? null : Math.min(left, full)
  const mood = moodOf({
    playing: phase === 'scramble',
    scoring: phase === 'scoring',
    dieComes: happening?.kind === 'comes',
    dieEaten: happening?.kind === 'eaten',
    sandLeft: sandLeft === null ? null : sandLeft / 1000,
    justFlipped: happening?.kind === 'flipped',
    someoneFinished,
    roundOver: phase === 'ledger',
  })
  const at = districts.find(({ id }) => id === happening?.district)
  const look = happening?.kind === 'flipped' ? TO_THE_GLASS : at && lookAt(middle, at, REACH)
  return (
    <Monster
      round={round}
      mood={mood}
      look={look}
      swell={swellOf(sandLeft, full)}
      shared={phase === 'scoring' ? Math.min(1, scored / Math.max(1, districts.length)) : 0}
      lying={lying}
      className={className}
    >
      {children}
    </Monster>
  )
}
