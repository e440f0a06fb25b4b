import { useLingui } from '@lingui/react'
import type { District } from '@jelly/rules'
import { useTableLater } from '../../../connection/TableContext.ts'
import { districtLabel } from '../../../words/table/districtState.ts'
import { useActions } from '../actions/ActionsContext.ts'
import { useNames } from '../hooks/useNames.ts'
import type { DistrictRow } from '../model/districtRows.ts'
import css from './DistrictCard.module.css'
import type { Aim } from './useAim.ts'

interface DistrictHitProps {
  readonly id: number
  readonly district: District
  readonly rows: readonly DistrictRow[]
  readonly aim: Aim
}

/** The whole card as one button; its name says how things stand there. */
export function DistrictHit({ id, district, rows, aim }: DistrictHitProps) {
  const { i18n } = useLingui()
  const actions = useActions()
  const names = useNames()
  const playing = useTableLater(({ view }) => view?.phase === 'scramble')
  const you = useTableLater((snapshot) => snapshot.you)
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
