import { useContext } from 'react'
import { Portrait } from '../../../art/Portrait.tsx'
import { portraitOf } from '../../../art/portraits.ts'
import { useTable, useTableSoon } from '../../../connection/TableContext.ts'
import { CopiedContext } from '../../../design/rewards/CopiedContext.ts'
import { useSettings } from '../../../settings/settings.ts'
import { useActions } from '../actions/ActionsContext.ts'
import { CardHurt } from '../hurt/CardHurt.tsx'
import { useFreshBoard } from '../hooks/useFreshBoard.ts'
import { useNames } from '../hooks/useNames.ts'
import { useDiceBefore, usePace, useSpotlight } from '../hooks/useScenes.ts'
import { cleared, lasting } from '../model/districtRows.ts'
import { CardHead } from './CardHead.tsx'
import { measuresOf } from './cardMeasures.ts'
import { useCopied } from './useCopied.ts'
import css from './DistrictCard.module.css'
import { DistrictHit } from './DistrictHit.tsx'
import { RowsContext } from './RowsContext.tsx'
import { Shutter } from './Shutter.tsx'
import { useAim } from './useAim.ts'
import { ZoneLadder } from './ZoneLadder.tsx'

interface DistrictCardProps {
  readonly id: number
  /** Its place in reading order, from 0: its key goes by it. */
  readonly place: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly small: boolean
  /** The drone points at it, and is drawn on it. */
  readonly first: boolean
  readonly turning: boolean
  /** Where the neighbours stand on this screen, in degrees from the right. */
  readonly toward: { readonly cw: number; readonly ccw: number }
}

/** A district: its zones as a ladder, the dice of each seat in a row, and everything one can do to it. */
export function DistrictCard({ id, place, x, y, width, height, small, first, turning, toward }: DistrictCardProps) {
  const fresh = useFreshBoard()
  // Dice and targets change all the time, the rest seldom: rows and target look for themselves.
  const bare = useTableSoon(({ shown }) => lasting(shown?.game?.districts[id]))
  const actions = useActions()
  const aim = useAim(id)
  const spotlight = useSpotlight()
  const ledger = useTable(({ view }) => view?.phase === 'ledger')
  const before = useDiceBefore(id)
  const pace = usePace()
  const names = useNames()
  const { bigTargets } = useSettings()
  const { copied, widest } = useCopied(id)
  const { rows, withLock } = useContext(RowsContext)
  if (bare === undefined) return null

  const district = fresh || withLock ? cleared(bare) : bare
  const { lockedBy } = district
  const measures = measuresOf(district, names.district(id), { width, height }, { small, big: bigTargets }, widest)
  const lit = spotlight === id
  return (
    <section
      className={css.card}
      data-small={small || undefined}
      data-long={measures.isLong || undefined}
      data-locked={lockedBy ?? undefined}
      data-aim={aim.kind}
      data-spot={lit || undefined}
      data-dim={(spotlight !== undefined && !lit) || ledger || undefined}
      data-district={id}
      data-about={`district ${id}`}
      data-hue={portraitOf(district).hue}
      data-turning={turning || undefined}
      style={{
        width,
        height,
        transform: `translate(${x}px, ${y}px)`,
        '--pace': pace,
        '--toward-cw': `${toward.cw}deg`,
        '--toward-ccw': `${toward.ccw}deg`,
      }}
    >
      {lockedBy !== null && <Shutter id={id} seat={lockedBy} />}
      <Portrait of={district} className={css.picture} />
      <span className={css.veil} />
      {(actions !== null || lit) && <span className={css.light} />}
      <DistrictHit id={id} aim={aim} before={lit ? before : null} />
      <CardHead
        id={id}
        place={place}
        district={district}
        small={small}
        long={measures.isLong}
        first={first}
        aim={aim}
      />
      <div className={css.body} style={{ gridTemplateColumns: `${measures.ladder}px minmax(0, 1fr)` }}>
        <CopiedContext value={copied}>
          <ZoneLadder id={id} district={district} small={small} measures={measures} aim={aim} />
        </CopiedContext>
        {rows({
          id,
          before: lit ? before : null,
          box: measures.box,
          small,
          narrow: measures.narrow,
          spot: lit,
          aim,
        })}
      </div>
      <CardHurt district={id} />
    </section>
  )
}
