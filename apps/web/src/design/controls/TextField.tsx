import type { InputHTMLAttributes, ReactNode } from 'react'
import css from './controls.module.css'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'title'> {
  readonly title: ReactNode
  readonly onChange: (text: string) => void
  /** The title is for screen readers only. */
  readonly quietTitle?: boolean
}

export function TextField({ title, onChange, quietTitle = false, ...rest }: TextFieldProps) {
  return (
    <label className={css.field}>
      <span className={quietTitle ? 'visually-hidden' : css.title}>{title}</span>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
    </label>
  )
}
