import { type ReactNode, useId } from 'react'
import css from './controls.module.css'

interface SegmentsProps<Value extends string | number> {
  readonly title: ReactNode
  readonly value: Value
  readonly options: readonly (readonly [value: Value, words: ReactNode])[]
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
  /** A line of help below the title. */
  readonly hint?: ReactNode
}

/** One of a few, all in sight. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { title, value, options, onChange, disabled = false, hint } = props
  const name = useId()
  return (
    <fieldset className={css.row} disabled={disabled}>
      <legend className={css.title}>{title}</legend>
      {hint && <p className={css.hint}>{hint}</p>}
      <div className={css.segments}>
        {options.map(([option, words]) => (
          <label key={option} className={css.segment}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
