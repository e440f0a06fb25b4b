import { useLingui } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'
import type { LayoutKind } from '../hooks/useLayoutKind.ts'
import { useFreshBoard } from '../hooks/useFreshBoard.ts'
import { useSize } from './useSize.ts'
import { type CityLayout, ringLayout } from './cityLayout.ts'
import { gridLayout } from './gridLayout.ts'
import type { Size } from './ring.ts'
import css from './City.module.css'
import { DistrictCard } from '../card/DistrictCard.tsx'
import { DroneMark } from './DroneMark.tsx'
import { Plaza } from './Plaza.tsx'
import { Roads } from './Roads.tsx'

/** [C8] The board has turned once after each round that is over. */
const quartersAt = (round: number): number => Math.max(0, round - 1)

function layoutFor(kind: LayoutKind, districts: number, round: number, drone: number, city: Size): CityLayout {
  const quarters = quartersAt(round)
  const ring = kind === 'phone' || kind === 'flat' ? null : ringLayout(districts, quarters, drone, city)
  return (
    ring ?? gridLayout(districts, quarters, city, kind === 'phone' || (kind === 'tall' && city.height > city.width))
  )
}

/** The districts around the city center. */
export function City({ kind }: { kind: LayoutKind }) {
  const { t } = useLingui()
  const [ref, size] = useSize<HTMLElement>()
  const districts = useTable(({ view }) => view?.game?.districts.length ?? 0)
  const fresh = useFreshBoard()
  const round = useTable(({ view }) => view?.game?.round ?? 0) + (fresh ? 1 : 0)
  const drone = useTable(({ view }) => view?.game?.drone ?? 0)
  const layout = size === null || districts === 0 ? null : layoutFor(kind, districts, round, drone, size)
  const small = kind === 'phone' || kind === 'flat'

  return (
    <section ref={ref} className={css.city} aria-label={t`The city`}>
      {/* Where motion is reduced the turned board fades in. */}
      <i key={round} className={css.turn} aria-hidden="true" />
      {layout && size && (
        <>
          {layout.drone && <Roads layout={layout} city={size} />}
          {layout.cards.map(({ id, x, y }) => (
            <DistrictCard
              key={id}
              id={id}
              x={Math.round(x - layout.card.width / 2)}
              y={Math.round(y - layout.card.height / 2)}
              width={layout.card.width}
              height={layout.card.height}
              small={small}
              first={layout.drone === null && id === drone}
            />
          ))}
          <Plaza place={layout.plaza} small={layout.drone === null} />
          {layout.drone && <DroneMark {...layout.drone} />}
        </>
      )}
    </section>
  )
}
