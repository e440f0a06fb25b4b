import type { ReactNode } from 'react'
import css from './controls.module.css'

interface SwitchProps {
  readonly title: ReactNode
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}

/** On or off. The hint is part of the name: it is short. */
export function Switch({ title, hint, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <label className={css.switch}>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={css.track} aria-hidden="true" />
    </label>
  )
}
