import { useLingui } from '@lingui/react/macro'
import type { District } from '@jelly/rules'
import { useTableLater } from '../../../connection/TableContext.ts'
import { rewardText } from '../../../words/rewards.ts'
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
  const { t, i18n } = useLingui()
  const actions = useActions()
  const names = useNames()
  const playing = useTableLater(({ view }) => view?.phase === 'scramble')
  const name = names.district(id)
  const { target, zones, lockedBy } = district
  const reward = rewardText(i18n, zones[target - 1] ?? [])
  const totals = rows.map(({ seat, total }) => `${names.who(seat)} ${total}`).join(', ')
  const locked = lockedBy === null ? '' : t`locked by ${names.who(lockedBy)}`
  const what = aim.kind === 'place' ? t`Place your ${aim.value} on ${name}` : name
  const label = [what, t`target ${target}: ${reward}`, totals, locked].filter(Boolean).join('. ')
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
