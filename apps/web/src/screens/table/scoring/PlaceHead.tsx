import { Pod } from '../../../design/icons/gameIcons.tsx'
import { RewardSymbol } from '../../../design/rewards/RewardSymbol.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { useCenterName } from '../hooks/useCenterName.ts'
import { useNames } from '../hooks/useNames.ts'
import type { Scene } from '../model/scenes.ts'
import css from './PlaceHead.module.css'

const LONG_NAME = 11

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
        {district?.zones.map((zone, n) => (
          // A zone's place is all that it is.
          <li
            key={`${n}`}
            data-target={n + 1 === district.target || undefined}
            data-won={n + 1 === district.target || undefined}
          >
            <RewardSymbol reward={zone} />
          </li>
        ))}
        {!district && (
          <li data-target data-won>
            <Pod size="1.2em" />
          </li>
        )}
      </ul>
    </div>
  )
}
