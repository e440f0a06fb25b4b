import { ownerOf } from '@jelly/rules'
import { Mark } from '../../../art/Portrait.tsx'
import { useTableStore } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import css from './Feed.module.css'
import type { FoldedDie } from './strip.ts'

/** Dice that were placed and changed nothing: what, and where. */
export function FoldedLine({ dice }: { dice: readonly FoldedDie[] }) {
  const store = useTableStore()
  const districts = store.get().view?.game?.districts
  return (
    <p className={css.folded}>
      {dice.map(({ die, value, district }) => {
        const place = districts?.[district]
        return (
          <span key={die} className={css.pair}>
            <Die seat={ownerOf(die)} value={value} size={20} />
            {place && <Mark of={place} size={22} />}
          </span>
        )
      })}
    </p>
  )
}
