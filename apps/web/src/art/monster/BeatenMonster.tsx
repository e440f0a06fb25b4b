import { JellyPaints } from './JellyPaints.tsx'
import css from './Monster.module.css'
import { MonsterFace } from './MonsterFace.tsx'
import { MonsterFoot } from './MonsterFoot.tsx'
import { MonsterHead } from './MonsterHead.tsx'
import { ROUNDS_OF_GROWTH } from './towers.ts'

const Glass = () => (
  <>
    <path d="M16 196q6 118 146 142h116q140-24 146-142Z" fill="url(#jelly-glass)" />
    <g fill="none" stroke="var(--glass-edge)" strokeWidth="5" strokeLinejoin="round">
      <path d="M16 196q6 118 146 142h116q140-24 146-142" />
      <ellipse cx="220" cy="196" rx="204" ry="17" />
    </g>
    <path d="M46 226q12 66 70 92" className={css.shine} strokeWidth="10" />
    <path d="M206 338h28l-4 66h-20Z" fill="#dcecff" stroke="var(--glass-edge)" strokeWidth="3" opacity="0.85" />
    <path
      d="M112 436q6-32 108-32t108 32q-108 14-216 0Z"
      fill="#eaf6ff"
      stroke="var(--glass-edge)"
      strokeWidth="3"
      opacity="0.9"
    />
  </>
)

const Spoon = () => (
  <g className={css.spoon}>
    <path d="M372 96h13v180h-13Z" fill="#cdd6f3" />
    <ellipse cx="378" cy="66" rx="27" ry="40" fill="#eef2ff" stroke="var(--glass-edge)" strokeWidth="3" />
    <ellipse cx="378" cy="64" rx="19" ry="31" fill="#b7c3ea" />
    <path d="M362 58q16-26 34 2-2 18-18 20-16-2-16-22Z" fill="#5bc8ff" />
    <path d="M368 54q6-8 14-6" className={css.shine} strokeWidth="4" />
  </g>
)

/** The end: it is dessert, in a glass, bitten, with a spoon. It does not move, the bite is a mask. */
export function BeatenMonster({ className }: { readonly className?: string | undefined }) {
  return (
    <div className={`${css.beaten} ${className ?? ''}`}>
      <svg viewBox="0 -20 440 480" className={css.figure} aria-hidden="true">
        <JellyPaints />
        <defs>
          <linearGradient id="jelly-glass">
            <stop stopColor="#eaf6ff" stopOpacity="0.62" />
            <stop offset="0.25" stopColor="#cfe6ff" stopOpacity="0.16" />
            <stop offset="0.8" stopColor="#cfe6ff" stopOpacity="0.12" />
            <stop offset="1" stopColor="#eaf6ff" stopOpacity="0.5" />
          </linearGradient>
          <mask id="jelly-bite">
            <path d="M-40-80h520v560H-40Z" fill="#fff" />
            <path d="M276-2a26 26 0 1 0 .1 0M300 22a40 40 0 1 0 .1 0M328 78a30 30 0 1 0 .1 0" />
          </mask>
        </defs>
        <ellipse cx="220" cy="440" rx="150" ry="16" fill="#1a0f2e" opacity="0.4" />
        <g mask="url(#jelly-bite)">
          <g className={`${css.monster} ${css.still}`} data-mood="beaten" transform="translate(40 26)">
            <MonsterFoot tank={false} />
            <MonsterHead round={ROUNDS_OF_GROWTH}>
              <MonsterFace round={ROUNDS_OF_GROWTH} />
            </MonsterHead>
          </g>
        </g>
        <Glass />
        <Spoon />
      </svg>
    </div>
  )
}
