import css from './Pip.module.css'

export type PipMood = 'glad' | 'oops'

/** Pip, the coach: a drop of jelly with a hat. Decoration: what Pip says stands beside. */
export function Pip({ size, mood = 'glad' }: { size: number; mood?: PipMood }) {
  return (
    <svg viewBox="0 0 90 100" width={size * 0.9} height={size} className={css.pip} data-mood={mood} aria-hidden="true">
      <linearGradient id="pip" x2="0" y2="1">
        <stop stopColor="#a3e8ff" />
        <stop offset=".45" stopColor="#4db4ff" />
        <stop offset="1" stopColor="#1f6fe0" />
      </linearGradient>
      <ellipse cx="42" cy="95" rx="30" ry="5" fill="#020512" opacity=".5" />
      <g className={css.body}>
        <path
          className={css.arm}
          d="M68 62q14 2 18 16"
          fill="none"
          stroke="#3a9bff"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path d="M42 4c8 20 34 38 34 60 0 18-15 30-34 30S8 82 8 64C8 42 34 24 42 4Z" fill="url(#pip)" />
        <path
          d="M18 66c1-14 8-24 15-31"
          fill="none"
          stroke="#fff"
          strokeWidth="6"
          strokeLinecap="round"
          opacity=".75"
        />
        <circle cx="32" cy="58" r="8" fill="#08122c" />
        <circle cx="54" cy="58" r="8" fill="#08122c" />
        <circle cx="36" cy="58.5" r="2.8" fill="#fff" />
        <circle cx="58" cy="58.5" r="2.8" fill="#fff" />
        <path
          d={mood === 'glad' ? 'M34 73q9 9 18 0' : 'M37 76q6-5 12 0'}
          fill="none"
          stroke="#08122c"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M26 30h34l-4-12H32Z" fill="#ffb547" stroke="#3a2200" strokeWidth="1.5" strokeLinejoin="round" />
        <path d="M20 31h46" stroke="#ffb547" strokeWidth="6" strokeLinecap="round" />
      </g>
    </svg>
  )
}
