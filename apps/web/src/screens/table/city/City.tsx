import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { CityPlate } from '../../../art/city/CityPlate.tsx'
import { JellyArms } from '../../../art/city/JellyArms.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import type { LayoutKind } from '../hooks/useLayoutKind.ts'
import { places } from '../hooks/places.ts'
import { useFreshBoard } from '../hooks/useFreshBoard.ts'
import { useSize } from './useSize.ts'
import { type CityLayout, ringLayout } from './cityLayout.ts'
import { gridLayout } from './gridLayout.ts'
import type { Size } from './ring.ts'
import css from './City.module.css'
import { DistrictCard } from '../card/DistrictCard.tsx'
import { DroneMark } from './DroneMark.tsx'
import { towardNeighbours } from './neighbours.ts'
import { placeOrder } from './placeOrder.ts'
import { Plaza } from './Plaza.tsx'
import { jellyAt } from './plazaMeasures.ts'

/** [C8] A city that turns has turned once after each round that is over. */
const quartersAt = (round: number): number => Math.max(0, round - 1)

function layoutFor(kind: LayoutKind, districts: number, quarters: number | null, drone: number, city: Size) {
  const ring = kind === 'phone' || kind === 'flat' ? null : ringLayout(districts, quarters, drone, city)
  const isTall = kind === 'phone' || (kind === 'tall' && city.height > city.width)
  return ring ?? gridLayout(districts, quarters ?? 0, city, isTall)
}

/** The districts around the city center. */
export function City({ kind }: { kind: LayoutKind }) {
  const { t } = useLingui()
  const [ref, size] = useSize<HTMLElement>()
  const districts = useTable(({ view }) => view?.game?.districts.length ?? 0)
  const fresh = useFreshBoard()
  const round = useTable(({ view }) => view?.game?.round ?? 0) + (fresh ? 1 : 0)
  const turns = useTable(({ view }) => view?.settings.turnCity ?? false)
  const drone = useTable(({ view }) => view?.game?.drone ?? 0)
  const quarters = turns ? quartersAt(round) : null
  const layout = size === null || districts === 0 ? null : layoutFor(kind, districts, quarters, drone, size)
  const order = layout === null ? [] : placeOrder(layout.cards, layout.drone !== null)
  const spelled = order.map(({ id }) => id).join()

  useEffect(() => places.set(spelled.split(',').filter(Boolean).map(Number)), [spelled])

  return (
    <section ref={ref} className={css.city} data-city aria-label={t`The city`}>
      {/* Where motion is reduced the turned board fades in. */}
      {turns && <i key={round} className={css.turn} aria-hidden="true" />}
      {layout && size && (
        <>
          <Ground layout={layout} city={size} />
          {order.map((card, place) => (
            <DistrictCard
              key={card.id}
              id={card.id}
              place={place}
              x={Math.round(card.x - layout.card.width / 2)}
              y={Math.round(card.y - layout.card.height / 2)}
              width={layout.card.width}
              height={layout.card.height}
              small={kind === 'phone' || kind === 'flat'}
              first={layout.drone === null && card.id === drone}
              turning={turns}
              toward={towardNeighbours(layout.cards, card)}
            />
          ))}
          {layout.drone && <DroneMark {...layout.drone} />}
          <Plaza layout={layout} />
        </>
      )}
    </section>
  )
}

/** The plate with the city on it, and the jelly's arms along its streets. They are drawn once. */
function Ground({ layout, city }: { layout: CityLayout; city: Size }) {
  if (layout.drone === null) return null
  return (
    <div className={css.ground} data-scenery>
      <CityPlate className={css.plate} />
      <JellyArms {...city} center={jellyAt(layout.plaza)} districts={layout.cards} />
    </div>
  )
}
