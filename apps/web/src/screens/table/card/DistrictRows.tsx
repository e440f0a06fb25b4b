import { useLingui } from '@lingui/react'
import type { DieId, PlacedDie } from '@jelly/rules'
import { useTable, useTableSoon } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { Crown } from '../../../design/icons/gameIcons.tsx'
import { kickText } from '../../../words/table/effects.ts'
import { useActions } from '../actions/ActionsContext.ts'
import { useFreshBoard } from '../hooks/useFreshBoard.ts'
import { useNames } from '../hooks/useNames.ts'
import { type DistrictRow, districtRows } from '../model/districtRows.ts'
import { type Box, type Chip, packRows, type PackedRow } from './packRows.ts'
import { useFlights } from '../motion/FlightsContext.ts'
import css from './DistrictRows.module.css'
import { type Aim, canKick } from './useAim.ts'

export interface DistrictRowsProps {
  readonly id: number
  /** What lay there before twins left, where that is shown. */
  readonly before: readonly PlacedDie[] | null
  readonly box: Box
  readonly small: boolean
  /** The crown sits on the corner of its lane. */
  readonly narrow: boolean
  /** It is being scored. */
  readonly spot: boolean
  readonly aim: Aim
}

/** The size of a finger's or a pointer's smallest target; smaller dice are kicked from the ribbon. */
const SMALLEST_TARGET = 24

/** The live total of each seat and its dice; twins are faded and do not count. */
export function DistrictRows({ id, before, box, small, narrow, spot, aim }: DistrictRowsProps) {
  const fresh = useFreshBoard()
  const dice = useTableSoon(({ shown }) => shown?.game?.districts[id]?.dice)
  const seats = useTable(({ shown }) => shown?.game?.squads.length ?? 0)
  const packing = packRows(districtRows({ dice: before ?? (fresh ? [] : (dice ?? [])) }, seats), box)
  return (
    <div
      className={css.rows}
      data-columns={packing.columns}
      data-tight={packing.tight || undefined}
      data-small={small || undefined}
      data-narrow={narrow || undefined}
      data-spot={spot || undefined}
      data-written={packing.written || undefined}
      data-folded={packing.folded || undefined}
      style={packing.tight ? { fontSize: packing.dieSize } : undefined}
    >
      {packing.rows.map((packed) => (
        <Row key={packed.row.seat} id={id} packed={packed} size={packing.dieSize} written={packing.written} aim={aim} />
      ))}
    </div>
  )
}

interface RowProps {
  readonly id: number
  readonly packed: PackedRow
  readonly size: number
  readonly written: boolean
  readonly aim: Aim
}

function Row({ id, packed, size, written, aim }: RowProps) {
  const { row, chips } = packed
  const hasTwins = row.dice.some(({ twin }) => twin)
  return (
    <div className={css.lane} data-leads={row.leads || undefined} data-twins={hasTwins || undefined}>
      <span className={css.total}>
        {row.leads && <Crown size={12} className={css.crown} />}
        {row.total}
      </span>
      {written && <WrittenDice row={row} size={size} />}
      {(written ? [] : chips).map((chip, n) => (
        <ChipDie key={chip.dice[0]?.die ?? n} id={id} seat={row.seat} chip={chip} size={size} aim={aim} />
      ))}
      {hasTwins && !written && (
        <span className={css.cross} aria-hidden="true">
          ✕
        </span>
      )}
    </div>
  )
}

/** A blank die tells whose they are; twins are struck out. */
function WrittenDice({ row: { seat, dice }, size }: { row: DistrictRow; size: number }) {
  const flights = useFlights()
  return (
    <>
      <Die seat={seat} value={null} size={size} />
      <span className={css.digits}>
        {dice.map(({ die, value, twin }) => (
          <span key={die} ref={flights.ref(die, 'district')} data-twin={twin || undefined}>
            {value}
          </span>
        ))}
      </span>
    </>
  )
}

interface ChipDieProps {
  readonly id: number
  readonly seat: number
  readonly chip: Chip
  readonly size: number
  readonly aim: Aim
}

function ChipDie({ id, seat, chip, size, aim }: ChipDieProps) {
  const [first] = chip.dice
  const flights = useFlights()
  const pending = useTable(({ marks }) => chip.dice.some(({ die }) => marks.dice.includes(die)))
  if (first === undefined) return null
  const { die, value, twin } = first
  const isOne = chip.dice.length === 1
  return (
    <span className={css.chip} data-one={isOne || undefined} style={isOne ? { width: size, height: size } : undefined}>
      <span
        ref={flights.ref(die, 'district')}
        className={css.die}
        data-pending={pending || undefined}
        data-twin={twin || undefined}
      >
        <Die seat={seat} value={value} size={size} faded={twin} />
      </span>
      {size >= SMALLEST_TARGET && canKick(aim, die) && <KickTarget id={id} die={die} seat={seat} value={value} />}
      {!isOne && <span className={css.times}>×{chip.dice.length}</span>}
    </span>
  )
}

interface KickTargetProps {
  readonly id: number
  readonly die: DieId
  readonly seat: number
  readonly value: number
}

/** Lies over the die: while dice are picked and let go of, the dice on the cards stay as they are. */
function KickTarget({ id, die, seat, value }: KickTargetProps) {
  const { i18n } = useLingui()
  const actions = useActions()
  const names = useNames()
  const you = useTable((snapshot) => snapshot.you)
  if (actions === null) return null
  return (
    <button
      type="button"
      className={css.kick}
      data-die={die}
      aria-label={kickText(i18n, value, seat === you ? null : names.who(seat))}
      onClick={() => actions.tapDistrict(id, { kick: die })}
    />
  )
}
