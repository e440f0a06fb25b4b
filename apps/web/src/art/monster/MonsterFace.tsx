import type { CSSProperties } from 'react'
import css from './Monster.module.css'
import { type Eye, eyesOf } from './eyes.ts'
import type { Look } from './moods.ts'

const INK = '#08122c'
const BOX = '0 -40 360 320'

/** Glints go further than the face. */
const glintTo = (look: Look | undefined): CSSProperties | undefined =>
  look && { transform: `translate(${5 * look.x}px, ${4 * look.y}px)` }

const faceTo = (look: Look | undefined): CSSProperties | undefined =>
  look && { transform: `translate(${4.7 * look.x}%, ${2.5 * look.y}%)` }

function OpenEye({ eye: [x, y, r], look }: { eye: Eye; look: Look | undefined }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={INK} />
      <g style={glintTo(look)}>
        <circle cx={x + 0.08 * r} cy={y - 0.3 * r} r={0.34 * r} fill="#fff" />
        <circle cx={x - 0.26 * r} cy={y + 0.36 * r} r={0.15 * r} fill="#7fdcff" />
      </g>
    </>
  )
}

/** A shut eye bends down, a happy one up. */
const bent = (eyes: readonly Eye[], bend: number): string =>
  eyes.map(([x, y, r]) => `M${x - 0.9 * r} ${y}q${0.9 * r} ${bend * r} ${1.8 * r} 0`).join('')

const brow = ([x, y, r]: Eye): string => `M${x - 15} ${y - r - 7}q15-5 30 0`

/** All mouths are there; the mood shows one of them. Nothing is laid out anew while it changes. */
const Mouths = () => (
  <g className={css.mouths}>
    <path data-mouth="smile" d="M162 158q18 15 36 0" className={css.line} />
    <circle data-mouth="round" cx="180" cy="163" r="11" fill={INK} />
    <g data-mouth="open">
      <path d="M122 150q58-24 116 0 10 56-58 58-68-2-58-58Z" fill="#060e26" />
      <path d="M138 190q42-26 84 0-12 18-42 18t-42-18Z" fill="#3f78e0" />
      <path d="M134 146l17-4v13q-8 5-15 0Zm92 0-17-4v13q8 5 15 0Z" fill="#e8fbff" />
    </g>
    <g data-mouth="grin">
      <path d="M136 152q44 14 88 0-6 32-44 32t-44-32Z" fill="#060e26" />
      <path d="M136 152q44 14 88 0l-3 9q-41 12-82 0Z" fill="#e8fbff" />
    </g>
    <path data-mouth="clenched" d="M146 164q8-11 17 0t17 0 17 0 17 0" className={css.line} />
    <path data-mouth="pout" d="M161 167q19-15 38 0" className={css.line} />
  </g>
)

export interface FaceProps {
  readonly growth: number
  readonly look: Look | undefined
}

/** The part of the picture that changes with the mood. */
export function MonsterFace({ growth, look }: FaceProps) {
  const eyes = eyesOf(growth)
  const [first, last] = [eyes[0], eyes.at(-1)]
  return (
    <div className={`${css.layer} ${css.face}`} style={faceTo(look)} aria-hidden="true">
      {/* A picture of its own: what moves inside of a picture is drawn anew in every frame. */}
      <svg key={growth} viewBox={BOX} className={`${css.layer} ${css.eyes}`}>
        {eyes.map((eye) => (
          <OpenEye key={eye[0]} eye={eye} look={look} />
        ))}
      </svg>
      <svg viewBox={BOX} className={css.layer}>
        <path data-eyes="shut" d={bent(eyes, 0.8)} className={css.line} />
        <path data-eyes="happy" d={bent(eyes, -1)} className={css.line} />
        {first && <path d={brow(first)} className={`${css.brow} ${css.left}`} />}
        {last && last !== first && <path d={brow(last)} className={`${css.brow} ${css.right}`} />}
        <Mouths />
      </svg>
    </div>
  )
}
