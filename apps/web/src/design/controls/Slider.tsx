import type { ReactNode } from 'react'
import css from './controls.module.css'

interface SliderProps {
  readonly title: ReactNode
  /** 0 to 1. */
  readonly value: number
  /** How the value is read. */
  readonly words: string
  readonly onChange: (value: number) => void
  readonly disabled?: boolean
}

export function Slider({ title, value, words, onChange, disabled = false }: SliderProps) {
  return (
    <label className={css.slider}>
      <span className={css.title}>{title}</span>
      <span>{words}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={value}
        aria-valuetext={words}
        disabled={disabled}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  )
}
