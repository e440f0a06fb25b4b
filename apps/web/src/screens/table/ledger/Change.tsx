import { useLingui } from '@lingui/react'
import { Droplet, Pod } from '../../../design/icons/gameIcons.tsx'
import { signed } from '../../../words/signed.ts'
import css from './Ledger.module.css'

export interface ChangeProps {
  readonly jelly: number
  readonly pods: number
  /** An amount, not a difference. */
  readonly plain?: boolean
}

/** Jelly and pods that came or went. */
export function Change({ jelly, pods, plain = false }: ChangeProps) {
  const { i18n } = useLingui()
  const text = (amount: number): string => (plain ? i18n.number(amount) : signed(i18n, amount))
  if (jelly === 0 && pods === 0 && !plain) return <span className={css.nothing}>·</span>
  return (
    <span className={css.change}>
      {(jelly !== 0 || plain) && (
        <span data-loss={jelly < 0 || undefined}>
          {text(jelly)}
          <Droplet size={14} />
        </span>
      )}
      {pods !== 0 && (
        <span>
          {text(pods)}
          <Pod size={14} />
        </span>
      )}
    </span>
  )
}
