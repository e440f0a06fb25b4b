import { useLingui } from '@lingui/react'
import type { District, Reward, Zone } from '@jelly/rules'
import { useTable } from '../../../connection/TableContext.ts'
import { RewardSymbol } from '../../../design/rewards/RewardSymbol.tsx'
import { slideText } from '../../../words/table/effects.ts'
import { useActions } from '../actions/ActionsContext.ts'
import { type CardMeasures, SMALLEST_TYPE } from './cardMeasures.ts'
import { compactWidth } from '../../../design/rewards/rewardWidth.ts'
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

/** How much a reward has to show: longer ones are drawn smaller. */
function widthOf(reward: Reward): 'short' | 'medium' | 'long' {
  const [icon] = reward
  if (icon?.kind === 'reroll') return 'long'
  if (icon?.kind === 'podium' && icon.ranks.length > 2) return 'long'
  const plain = reward.length === 1 && (icon?.kind === 'jelly' || icon?.kind === 'pod' || icon?.kind === 'copy')
  return plain ? 'short' : 'medium'
}

const LARGEST_TYPE = 15

/** As large as a rung lets it be. */
const sizeIn = ({ ladder, rung }: CardMeasures, reward: Reward): number =>
  Math.max(SMALLEST_TYPE, Math.min(LARGEST_TYPE, rung * 0.7, Math.floor((ladder - 8) / compactWidth(reward))))

/** [S3] The three zones, the entrance on top; the target glides over them. */
export function ZoneLadder({ id, district, small, measures, aim }: ZoneLadderProps) {
  const pending = useTable(({ marks }) => marks.targets.includes(id))
  return (
    <div className={css.ladder} data-small={small || undefined} data-locked={district.lockedBy !== null || undefined}>
      <div
        className={css.target}
        data-pending={pending || undefined}
        style={{ transform: `translateY(calc(${district.target - 1} * (100% + var(--rung-gap))))` }}
      >
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
  return (
    <div className={css.rung} data-rung={zone} data-target={isTarget || undefined}>
      <span
        className={css.symbol}
        data-width={measures.isCompact ? undefined : widthOf(reward)}
        style={measures.isCompact ? { fontSize: sizeIn(measures, reward) } : undefined}
      >
        <RewardSymbol reward={reward} compact={measures.isCompact} silent />
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
