import { type ReactNode } from 'react'
import css from './Monster.module.css'
import { growthOf, type Tower, towerFlutes, towerShape, towerShine } from './towers.ts'

function TowerShape({ tower, top }: { tower: Tower; top: boolean }) {
  return (
    <g>
      {top && tower[1] < 40 && (
        <path d={`M180 ${tower[1] - 17}q9 10 7 17-7 7-14 0-2-7 7-17Z`} style={{ fill: 'var(--jelly-peak)' }} />
      )}
      <path d={towerShape(tower)} fill={top ? 'url(#jelly-top)' : 'url(#jelly-tower)'} />
      <path d={towerFlutes(tower)} className={css.flute} stroke="#2f7fd6" />
      <path d={towerShine(tower)} className={css.shine} strokeWidth="6" />
    </g>
  )
}

const HEAD =
  'M67 188C59 140 85 118.9 95 101.6Q101 92 117 87Q180 77 243 87Q259 92 265 101.6C275 118.9 301 140 293 188' +
  'a5.6 9 0 0 1-11.2 0a15.7 9 0 0 1-31.3 0a22.7 9 0 0 1-45.4 0a25.1 9 0 0 1-50.2 0a22.7 9 0 0 1-45.4 0' +
  'a15.7 9 0 0 1-31.3 0a5.6 9 0 0 1-11.2 0Z'
const FLUTES =
  'M78.2 187C75.1 140 105.4 120.8 105.4 103.5M109.5 187C107.4 140 128.4 120.8 128.4 103.5M154.9 187C154.1 140 161.6 120.8 161.6 103.5' +
  'M205.1 187C205.9 140 198.4 120.8 198.4 103.5M250.5 187C252.6 140 231.6 120.8 231.6 103.5M281.8 187C284.9 140 254.6 120.8 254.6 103.5'

/** The upper storey: towers, the head before them, and the face on it. New towers rise when the round changes. */
export function MonsterHead({ round, children }: { readonly round: number; readonly children: ReactNode }) {
  const { towers } = growthOf(round)
  return (
    <g className={css.head} data-round={round}>
      <g className={css.storeys}>
        <g key={round} className={css.towers}>
          {towers.map((tower, index) => (
            <TowerShape key={tower[0]} tower={tower} top={index === towers.length - 1} />
          ))}
        </g>
      </g>
      <path d={HEAD} fill="url(#jelly-head)" />
      <path d={FLUTES} className={css.flute} stroke="#134aa8" />
      <path d="M103 161Q99 126.6 115 107.4" className={css.shine} strokeWidth="9" />
      <path d="M261 111Q273 140 289 176M121 94Q180 83 239 94" className={css.shine} strokeWidth="4" />
      {children}
    </g>
  )
}
