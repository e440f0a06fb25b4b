import { Droplet, Pod } from '../../../design/icons/gameIcons.tsx'
import css from './Ledger.module.css'

interface ChangeProps {
  readonly jelly: number
  readonly pods: number
  /** An amount, not a difference. */
  readonly plain?: boolean
}

const text = (amount: number, plain: boolean): string => {
  if (plain) return `${amount}`
  return amount < 0 ? `−${-amount}` : `+${amount}`
}

/** Jelly and pods that came or went. */
export function Change({ jelly, pods, plain = false }: ChangeProps) {
  if (jelly === 0 && pods === 0 && !plain) return <span className={css.nothing}>·</span>
  return (
    <span className={css.change}>
      {(jelly !== 0 || plain) && (
        <span data-loss={jelly < 0 || undefined}>
          {text(jelly, plain)}
          <Droplet size={12} />
        </span>
      )}
      {pods !== 0 && (
        <span>
          {text(pods, plain)}
          <Pod size={13} />
        </span>
      )}
    </span>
  )
}
