import type { District } from '@jelly/rules'
import { Pod } from '../../../design/icons/gameIcons.tsx'
import { shapeOf } from '../../../design/rewards/rewardShape.ts'
import { RewardSymbol } from '../../../design/rewards/RewardSymbol.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { useCenterName } from '../hooks/useCenterName.ts'
import { useNames } from '../hooks/useNames.ts'
import type { Scene } from '../model/scenes.ts'
import css from './PlaceHead.module.css'

const LONG_NAME = 11

const ZONES = [1, 2, 3] as const

function ZoneTile({ district, zone }: { district: District; zone: number }) {
  const isTarget = zone === district.target || undefined
  const reward = district.zones[zone - 1] ?? []
  return (
    <li data-target={isTarget} data-won={isTarget} data-lines={shapeOf(reward, 'stack', null).lines}>
      <RewardSymbol reward={reward} />
    </li>
  )
}

/** What the place is called, and what it is worth: the zone of the target large between the other two. */
export function PlaceHead({ scene }: { scene: Scene }) {
  const names = useNames()
  const center = useCenterName()
  const district = useTable(({ view }) => (scene.district === null ? undefined : view?.game?.districts[scene.district]))
  const name = scene.district === null ? center : names.district(scene.district)
  return (
    <div className={css.head}>
      <h2 className={css.name} data-long={name.length > LONG_NAME || undefined}>
        {name}
      </h2>
      <ul className={css.zones}>
        {district && ZONES.map((zone) => <ZoneTile key={zone} district={district} zone={zone} />)}
        {!district && (
          <li data-target data-won>
            <Pod size="1.2em" />
          </li>
        )}
      </ul>
    </div>
  )
}
