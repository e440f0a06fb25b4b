import { useLingui } from '@lingui/react'
import type { PlacedDie } from '@jelly/rules'
import { useTable, useTableLater } from '../../../connection/TableContext.ts'
import { districtLabel } from '../../../words/table/districtState.ts'
import { useActions } from '../actions/ActionsContext.ts'
import { useFreshBoard } from '../hooks/useFreshBoard.ts'
import { useNames } from '../hooks/useNames.ts'
import { cleared, districtRows } from '../model/districtRows.ts'
import css from './DistrictCard.module.css'
import type { Aim } from './useAim.ts'

interface DistrictHitProps {
  readonly id: number
  readonly aim: Aim
  /** What lay there before twins left: shown, and so told, until the scoring is over. */
  readonly before: readonly PlacedDie[] | null
}

/** The whole card as one button; its name says how things stand there, one frame after they are seen. */
export function DistrictHit({ id, aim, before }: DistrictHitProps) {
  const { i18n } = useLingui()
  const actions = useActions()
  const names = useNames()
  const playing = useTableLater(({ view }) => view?.phase === 'scramble')
  const you = useTableLater((snapshot) => snapshot.you)
  const fresh = useFreshBoard()
  const told = useTableLater(({ shown }) => shown?.game?.districts[id])
  const seats = useTable(({ shown }) => shown?.game?.squads.length ?? 0)
  if (told === undefined) return null
  const district = fresh ? cleared(told) : told
  const rows = districtRows(before ? { dice: before } : district, seats)
  const placing = aim.kind === 'place' ? aim.value : null
  const label = districtLabel(i18n, { id, district, rows, you }, names, placing)
  if (actions === null || !playing) return <p className="visually-hidden">{label}</p>
  return (
    <button
      type="button"
      className={css.hit}
      aria-label={label}
      aria-disabled={aim.kind === 'none' || aim.kind === 'closed'}
      onClick={() => (aim.kind === 'lock' ? actions.tapLock(id) : actions.tapDistrict(id))}
    />
  )
}
