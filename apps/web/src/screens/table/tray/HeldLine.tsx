import { useLingui } from '@lingui/react'
import { useTable } from '../../../connection/TableContext.ts'
import { EffectMark } from '../../../design/dice/EffectMark.tsx'
import { heldText } from '../../../words/table/effects.ts'
import { useIntent } from '../actions/ActionsContext.ts'
import { pickedDie } from '../actions/intent.ts'
import css from './TrayLine.module.css'

/** The face of the die that I hold. */
export function useHeld(): number | null {
  const die = useIntent((intent) => (intent.kind === 'picked' ? intent.die : null))
  return useTable(({ shown, you }) =>
    die === null ? null : (pickedDie(shown?.game ?? null, you, { kind: 'picked', die })?.value ?? null),
  )
}

/** What the die in my hand does where I place it. */
export function HeldLine({ value }: { value: number }) {
  const { i18n } = useLingui()
  return (
    <p className={css.held} data-held={value}>
      <EffectMark value={value} size={20} />
      <span>{heldText(i18n, value)}</span>
    </p>
  )
}
