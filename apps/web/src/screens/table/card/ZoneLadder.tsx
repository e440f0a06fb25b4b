import { useLingui } from '@lingui/react'
import type { District, Zone } from '@jelly/rules'
import { useTable } from '../../../connection/TableContext.ts'
import { CopiedContext } from '../../../design/rewards/CopiedContext.ts'
import { fitReward } from '../../../design/rewards/rewardShape.ts'
import { RewardSymbol } from '../../../design/rewards/RewardSymbol.tsx'
import { rewardText } from '../../../words/rewards.ts'
import { slideText } from '../../../words/table/effects.ts'
import { useContext } from 'react'
import { useActions } from '../actions/ActionsContext.ts'
import type { CardMeasures } from './cardMeasures.ts'
import css from './ZoneLadder.module.css'
import { type Aim, canSlide } from './useAim.ts'

interface ZoneLadderProps {
  readonly id: number
  readonly district: District
  readonly small: boolean
  readonly measures: CardMeasures
  readonly aim: Aim
}

const ZONES: readonly Zone[] = [1, 2, 3]

/** [S3] The three zones, the entrance on top; the target glides over them. */
export function ZoneLadder({ id, district, small, measures, aim }: ZoneLadderProps) {
  const pending = useTable(({ marks }) => marks.targets.includes(id))
  const transform = `translateY(calc(${district.target - 1} * (100% + var(--rung-gap))))`
  return (
    <div className={css.ladder} data-small={small || undefined} data-locked={district.lockedBy !== null || undefined}>
      {/* At rest they lie under the target; when it glides they come after it. */}
      <i className={css.ghost} style={{ transform }} />
      <i className={css.ghost} style={{ transform }} />
      <div className={css.target} data-pending={pending || undefined} style={{ transform }}>
        <span className={css.glow} />
      </div>
      {ZONES.map((zone) => (
        <Rung key={zone} id={id} zone={zone} district={district} small={small} measures={measures} aim={aim} />
      ))}
    </div>
  )
}

function Rung({ id, zone, district, small, measures, aim }: ZoneLadderProps & { zone: Zone }) {
  const { i18n } = useLingui()
  const actions = useActions()
  const reward = district.zones[zone - 1] ?? []
  const isTarget = district.target === zone
  const copied = useContext(CopiedContext)
  const fit = fitReward(reward, measures.symbol, copied)
  return (
    <div
      className={css.rung}
      data-rung={zone}
      data-target={isTarget || undefined}
      data-about={`zone ${id} ${zone}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing, perhaps with a button over it
      role="group"
      aria-label={rewardText(i18n, reward)}
      tabIndex={-1}
    >
      <span className={css.symbol} style={{ fontSize: fit.size }}>
        <RewardSymbol reward={reward} form={fit.form} brief={fit.isBrief} silent />
      </span>
      {actions !== null && !small && canSlide(aim, district.target, zone) && (
        <button
          type="button"
          className={css.slide}
          data-zone={zone}
          aria-label={slideText(i18n, reward)}
          onClick={() => actions.tapDistrict(id, { slide: zone })}
        />
      )}
    </div>
  )
}
