import css from './HatchingPod.module.css'

export const POD_STATES = ['closed', 'trembling', 'hatched'] as const
export type PodState = (typeof POD_STATES)[number]

interface HatchingPodProps {
  readonly state: PodState
  /** What is in it; drawn only when it has hatched. */
  readonly value?: string | undefined
  /** Any CSS length: the height. */
  readonly size?: number | string
  readonly className?: string | undefined
}

const BURST =
  'M64 30 47 35l12 12-17-5 5 17-12-12-5 17-5-17-12 12 5-17-17 5 12-12-17-5 17-5L1 13l17 5-5-17 12 12 5-17 5 17L47 1l-5 17 17-5-12 12Z'

/** A pod: an egg that trembles, cracks and shows its number. Decoration: the words beside it say the same. */
export function HatchingPod({ state, value, size = 60, className }: HatchingPodProps) {
  return (
    <svg
      viewBox="-4 -4 68 68"
      height={size}
      className={`${css.pod} ${className ?? ''}`}
      data-state={state}
      aria-hidden="true"
    >
      {state === 'hatched' && <path d={BURST} className={css.burst} />}
      <g className={css.egg}>
        <path d="M14 33c0 15 8 21 16 21s16-6 16-21l-6 5-5-6-5 6-5-6-5 6Z" className={css.shell} />
        <g className={css.cap}>
          <path d="M14 34C14 16 22 6 30 6s16 10 16 28l-6 5-5-6-5 6-5-6-5 6Z" className={css.shell} fill="#ffcf7d" />
          <path d="M20 22q2-7 7-9" className={css.shine} />
        </g>
      </g>
      {state === 'hatched' && value !== undefined && (
        <text x="30" y="35" textAnchor="middle" className={css.value}>
          {value}
        </text>
      )}
    </svg>
  )
}
