import type { District } from '@jelly/rules'
import { useTable, useTableSoon } from '../../../connection/TableContext.ts'
import { useFreshBoard } from '../hooks/useFreshBoard.ts'
import { useNames } from '../hooks/useNames.ts'
import { useDiceBefore, usePace, useSpotlight } from '../hooks/useScenes.ts'
import { districtRows } from '../model/districtRows.ts'
import { CardHead } from './CardHead.tsx'
import css from './DistrictCard.module.css'
import { DistrictHit } from './DistrictHit.tsx'
import { DistrictRows } from './DistrictRows.tsx'
import { Skyline } from './Skyline.tsx'
import { useAim } from './useAim.ts'
import { ZoneLadder } from './ZoneLadder.tsx'

interface DistrictCardProps {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly small: boolean
  /** The drone points at it, and is drawn on it. */
  readonly first: boolean
}

const HEAD = { small: 19, large: 28 }
/** A name that needs two lines takes so much more. */
const SECOND_LINE = { small: 11, large: 12 }
const LETTER = 7.5
/** Where the name ends: before a padlock, or before the badge of a screen. */
const BESIDE_NAME = { small: 30, large: 60 }
const BADGE = 0.4
const LADDER = { small: 54, large: 66 }
const EDGE = { small: 5, large: 8 }

/** A district: its zones as a ladder, the dice of each seat in a row, and everything one can do to it. */
export function DistrictCard({ id, x, y, width, height, small, first }: DistrictCardProps) {
  const fresh = useFreshBoard()
  const shown = useTableSoon(({ shown }) => shown?.game?.districts[id])
  const seats = useTable(({ shown }) => shown?.game?.squads.length ?? 0)
  const aim = useAim(id)
  const spotlight = useSpotlight()
  const ledger = useTable(({ view }) => view?.phase === 'ledger')
  const before = useDiceBefore(id)
  const pace = usePace()
  const names = useNames()
  if (shown === undefined) return null

  const name = names.district(id)
  const district: District = fresh ? { ...shown, dice: [], target: 1, lockedBy: null } : shown

  const size = small ? 'small' : 'large'
  const beside = district.lockedBy === null ? BESIDE_NAME[size] : Math.max(BESIDE_NAME[size], width * BADGE)
  const isLong = name.length * LETTER > width - beside
  const ladder = Math.min(LADDER[size], width * 0.34)
  const lit = spotlight === id
  const rows = districtRows(lit && before ? { dice: before } : district, seats)
  const box = {
    width: width - ladder - EDGE[size] * 2 - 6,
    height: height - HEAD[size] - (isLong ? SECOND_LINE[size] : 0) - EDGE[size],
    largest: small ? 26 : Math.min(32, height / 5.6),
  }
  return (
    <section
      className={css.card}
      data-small={small || undefined}
      data-long={isLong || undefined}
      data-locked={district.lockedBy !== null || undefined}
      data-aim={aim.kind}
      data-spot={lit || undefined}
      data-dim={(spotlight !== undefined && !lit) || ledger || undefined}
      data-district={id}
      style={{ width, height, transform: `translate(${x}px, ${y}px)`, '--pace': pace }}
    >
      <Skyline district={id} />
      <DistrictHit id={id} district={district} rows={rows} aim={aim} />
      <CardHead id={id} district={district} small={small} first={first} aim={aim} />
      <div className={css.body} style={{ gridTemplateColumns: `${ladder}px minmax(0, 1fr)` }}>
        <ZoneLadder id={id} district={district} small={small} aim={aim} />
        <DistrictRows id={id} rows={rows} box={box} aim={aim} />
      </div>
    </section>
  )
}
