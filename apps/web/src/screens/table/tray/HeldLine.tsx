import { useLingui } from '@lingui/react'
import { useTableStore } from '../../../connection/TableContext.ts'
import { soon, useSteps } from '../../../connection/useSteps.ts'
import { EffectMark } from '../../../design/dice/EffectMark.tsx'
import { heldText } from '../../../words/table/effects.ts'
import { useActions } from '../actions/ActionsContext.ts'
import { IDLE, pickedDie } from '../actions/intent.ts'
import css from './TrayLine.module.css'

/** The face of the die that I hold. The die itself shows first that it is picked. */
export function useHeld(): number | null {
  const store = useTableStore()
  const actions = useActions()
  const subscribe = (listener: () => void): (() => void) => {
    const look = (): void => soon(listener)
    const stops = [store.subscribe(look), actions?.subscribe(look)]
    return () => stops.forEach((stop) => stop?.())
  }
  return useSteps(subscribe, () => {
    const { shown, you } = store.get()
    return pickedDie(shown?.game ?? null, you, actions?.get() ?? IDLE)?.value ?? null
  })
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
