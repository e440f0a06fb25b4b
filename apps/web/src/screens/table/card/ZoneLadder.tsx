import { useLingui } from '@lingui/react'
import type { District, Zone } from '@jelly/rules'
import { rewardText } from '../../../words/rewards.ts'
import { slideText } from '../../../words/table/effects.ts'
import { useActions } from '../actions/ActionsContext.ts'
import { useFlights } from '../motion/FlightsContext.ts'
import type { CardMeasures } from './cardMeasures.ts'
import css from './ZoneLadder.module.css'
import { Ghost, Target, useTarget } from './Target.tsx'
import { ZoneReward } from './ZoneReward.tsx'
import { type Aim, canSlide } from './useAim.ts'

interface ZoneLadderProps {
  readonly id: number
  readonly district: District
  readonly small: boolean
  readonly measures: CardMeasures
  readonly aim: Aim
}

const ZONES: readonly Zone[] = [1, 2, 3]

/** [S3] The three zones, the entrance on top; the target glides over them. Where it moves they are not drawn again. */
export function ZoneLadder({ id, district, small, measures, aim }: ZoneLadderProps) {
  const { isStill } = useFlights()
  return (
    <div className={css.ladder} data-small={small || undefined} data-locked={district.lockedBy !== null || undefined}>
      {/* At rest they lie under the target; when it glides they come after it. */}
      {!isStill && (
        <>
          <Ghost id={id} />
          <Ghost id={id} />
        </>
      )}
      {ZONES.map((zone) => (
        <Rung key={zone} id={id} zone={zone} district={district} small={small} measures={measures} aim={aim} />
      ))}
      <Target id={id}>
        {ZONES.map((zone) => (
          <div key={zone} className={css.cell}>
            <ZoneReward reward={district.zones[zone - 1]} room={measures.symbol} />
          </div>
        ))}
      </Target>
    </div>
  )
}

function Rung({ id, zone, district, small, measures, aim }: ZoneLadderProps & { zone: Zone }) {
  const { i18n } = useLingui()
  const actions = useActions()
  const target = useTarget(id)
  const reward = district.zones[zone - 1] ?? []
  return (
    <div
      className={`${css.cell} ${css.rung}`}
      data-rung={zone}
      data-about={`zone ${id} ${zone}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing, perhaps with a button over it
      role="group"
      aria-label={rewardText(i18n, reward)}
      tabIndex={-1}
    >
      <ZoneReward reward={district.zones[zone - 1]} room={measures.symbol} />
      {actions !== null && !small && canSlide(aim, target, zone) && (
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
