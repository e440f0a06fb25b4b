import type { CityLayout } from './cityLayout.ts'
import type { Size } from './ring.ts'
import css from './City.module.css'

/** From the plaza to every district. */
export function Roads({ layout, city }: { layout: CityLayout; city: Size }) {
  const [x, y] = [city.width / 2, city.height / 2]
  return (
    <svg className={css.roads} aria-hidden="true">
      {layout.cards.map((card) => (
        <g key={`${card.x} ${card.y}`}>
          <line x1={x} y1={y} x2={card.x} y2={card.y} className={css.road} />
          <line x1={x} y1={y} x2={card.x} y2={card.y} className={css.dashes} />
        </g>
      ))}
    </svg>
  )
}
