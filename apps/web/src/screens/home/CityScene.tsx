import { Die } from '../../design/dice/Die.tsx'
import css from './CityScene.module.css'

const FALLING = [
  { seat: 0, value: 3, x: 8, y: 34, size: 62, turn: -14 },
  { seat: 1, value: 6, x: 82, y: 40, size: 54, turn: 12 },
  { seat: 2, value: 1, x: 22, y: 6, size: 44, turn: 6 },
  { seat: 3, value: 5, x: 70, y: 8, size: 56, turn: -6 },
  { seat: 4, value: 4, x: 90, y: 14, size: 36, turn: -10 },
] as const

const WINDOWS = [
  [48, 452],
  [64, 452],
  [48, 474],
  [136, 424],
  [136, 446],
  [154, 446],
  [238, 462],
  [256, 484],
  [330, 470],
  [348, 488],
  [424, 470],
  [442, 488],
  [524, 432],
  [542, 454],
  [524, 476],
  [596, 476],
] as const

const Jelly = () => (
  <g className={css.jelly}>
    <path
      d="M320 46c42 92 196 172 196 318 0 108-86 168-196 168S124 472 124 364C124 218 278 138 320 46Z"
      fill="url(#scene-jelly)"
    />
    <path d="M168 372c4-64 44-118 84-158" className={css.shine} />
    <g className={css.pips}>
      <circle cx="268" cy="286" r="25" />
      <circle cx="372" cy="286" r="25" />
      <circle cx="320" cy="352" r="25" />
    </g>
    <g className={css.glints}>
      <circle cx="277" cy="277" r="7" />
      <circle cx="381" cy="277" r="7" />
    </g>
  </g>
)

const Skyline = () => (
  <>
    <path
      className={css.far}
      d="M0 560V446h40v-40h44v26h30v-62l26-20 26 20v70h44v-34h40v40h36v-30h52v24h46v-46h46v58h34v-84h54v60h30v-28h42v122Z"
    />
    <path
      className={css.near}
      d="M0 560v-74h34v-46h56v62h32v-90h52v70h46v-20h58v42h36v-52h50v34h44v-36h60v58h40v-82h56v66h34v-22h42v90Z"
    />
    <g className={css.windows}>
      {WINDOWS.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="9" height="11" rx="2" />
      ))}
    </g>
  </>
)

/** Something big and soft stands behind the city, and the squads' dice come down on it. Decoration only. */
export function CityScene() {
  return (
    <div className={css.scene} aria-hidden="true">
      <svg viewBox="0 0 640 560" className={css.city}>
        <defs>
          <linearGradient id="scene-jelly" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#a6ecff" />
            <stop offset="0.45" stopColor="#5bd0ff" />
            <stop offset="1" stopColor="#2a8bff" />
          </linearGradient>
        </defs>
        <Jelly />
        <Skyline />
      </svg>
      {FALLING.map(({ seat, value, x, y, size, turn }) => (
        <span
          key={seat}
          className={css.falling}
          style={{ left: `${x}%`, top: `${y}%`, rotate: `${turn}deg`, animationDelay: `${seat * -1.7}s` }}
        >
          <Die seat={seat} value={value} size={`calc(${size} / 640 * 100cqw)`} numerals={false} />
        </span>
      ))}
    </div>
  )
}
