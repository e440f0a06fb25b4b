import { SQUAD_STYLES } from './squads.ts'

/** Gradients that all dice of a squad share; drawn once, at the top of the page. */
export function SvgPaints() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        {SQUAD_STYLES.map(({ name, colour }) => (
          <linearGradient key={name} id={`die-${name}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" style={{ stopColor: `color-mix(in srgb, #fff 38%, ${colour})` }} />
            <stop offset="0.5" style={{ stopColor: colour }} />
            <stop offset="1" style={{ stopColor: `color-mix(in srgb, #000 22%, ${colour})` }} />
          </linearGradient>
        ))}
      </defs>
    </svg>
  )
}
