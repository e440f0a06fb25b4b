import type { Zone } from '@jelly/rules'
import type { ReactNode } from 'react'
import { useTable, useTableSoon } from '../../../connection/TableContext.ts'
import { useFreshBoard } from '../hooks/useFreshBoard.ts'
import css from './ZoneLadder.module.css'

/** Where the target is; between two rounds it is back. */
export function useTarget(id: number): Zone {
  const fresh = useFreshBoard()
  const target = useTableSoon(({ shown }) => shown?.game?.districts[id]?.target)
  return fresh ? 1 : (target ?? 1)
}

const down = (rungs: number, part: string): string => `translateY(calc(${rungs} * (100% + var(--rung-gap))${part}))`

export const Ghost = ({ id }: { id: number }) => (
  <i className={css.ghost} style={{ transform: down(useTarget(id) - 1, '') }} />
)

/** Where the window is, and where what is seen through it. */
export const targetAt = (target: Zone): readonly [window: string, seen: string] => [
  down(target - 1, ''),
  down(1 - target, ' / 3'),
]

/** A window on the same rewards in its own colours: where it moves, nothing is styled or drawn anew. */
export function Target({ id, children }: { id: number; children: ReactNode }) {
  const [transform, seen] = targetAt(useTarget(id))
  const pending = useTable(({ marks }) => marks.targets.includes(id))
  return (
    <div
      className={css.target}
      data-target
      data-pending={pending || undefined}
      style={{ transform }}
      aria-hidden="true"
    >
      <div className={css.window}>
        <div className={css.lit} style={{ transform: seen }}>
          {children}
        </div>
      </div>
    </div>
  )
}
