import { ownerOf } from '@jelly/rules'
import { useTableSoon } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { Crown } from '../../../design/icons/gameIcons.tsx'
import { useFreshBoard } from '../hooks/useFreshBoard.ts'
import { useFlights } from '../motion/FlightsContext.ts'
import { centerGroups, sizeOfGroups } from './centerGroups.ts'
import css from './Plaza.module.css'

export interface CenterDiceProps {
  /** How wide the belly is, and how large a die is drawn at most. */
  readonly room: number
  readonly largest: number
  /** In the belly of a jelly that stands or lies, or in a glass of their own, high or low. */
  readonly place: 'standing' | 'lying' | 'high' | 'low'
}

/** The kicked dice in the jelly's belly: whose they are, and how many. */
export function CenterDice({ room, largest }: Omit<CenterDiceProps, 'place'>) {
  const fresh = useFreshBoard()
  const center = useTableSoon(({ shown }) => shown?.game?.center)
  const flights = useFlights()
  if (center === undefined || fresh) return null
  const groups = centerGroups(center, Math.floor(room / (largest + 6)))
  const size = sizeOfGroups(groups, room, largest)
  if (groups.length === 0) return null
  return (
    <ul className={css.dice}>
      {groups.map(({ seat, dice, counted, leads }, place) => (
        <li key={flights.keyOf(seat, place)} className={css.group} data-leads={leads || undefined}>
          {leads && <Crown size={12} />}
          {(counted ? dice.slice(-1) : dice).map(({ die, value }, n) => (
            <span key={flights.keyOf(die, n)} ref={flights.ref(die, 'center')} className={css.die}>
              <Die seat={ownerOf(die)} value={value} size={size} />
            </span>
          ))}
          {counted && <span>×{dice.length}</span>}
        </li>
      ))}
    </ul>
  )
}
