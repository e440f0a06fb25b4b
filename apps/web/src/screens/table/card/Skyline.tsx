import css from './DistrictCard.module.css'

const SHAPES = [
  'M0 60V38h22V24h14v14h18V16l12-8 12 8v22h26V30h18v-9h12v17h30V22h20v16h36v22Z',
  'M0 60V34q15-18 30 0h14V26h30v12h16q14-26 36 0h20V24h10v14h20V30h34v8h10v22Z',
  'M0 60V40h30l6-20h8l6 20h24V28h40v12h20l10-26 10 26h36V32h30v28Z',
]

/** Roofs at the foot of a card. */
export function Skyline({ district }: { district: number }) {
  return (
    <svg className={css.skyline} viewBox="0 0 220 60" preserveAspectRatio="none" aria-hidden="true" data-scenery>
      <path d={SHAPES[district % SHAPES.length]} />
    </svg>
  )
}
