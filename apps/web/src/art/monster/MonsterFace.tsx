import css from './Monster.module.css'
import { type Eye, growthOf } from './towers.ts'

function OpenEye({ eye: [x, y, r] }: { eye: Eye }) {
  return (
    <g className={css.eye}>
      <circle cx={x} cy={y} r={r} fill="#08122c" />
      <g className={css.glint}>
        <circle cx={x + 0.08 * r} cy={y - 0.3 * r} r={0.34 * r} fill="#fff" />
        <circle cx={x - 0.26 * r} cy={y + 0.36 * r} r={0.15 * r} fill="#7fdcff" />
      </g>
    </g>
  )
}

const arc =
  (bend: number) =>
  (path: string, [x, y, r]: Eye) =>
    `${path}M${x - 0.9 * r} ${y}q${0.9 * r} ${bend * r} ${1.8 * r} 0`

/** All mouths are there; the mood shows one of them. Nothing is laid out anew while it changes. */
function Mouths() {
  return (
    <g className={css.mouths}>
      <path data-mouth="smile" d="M162 158q18 15 36 0" className={css.line} />
      <circle data-mouth="round" cx="180" cy="163" r="11" fill="#08122c" />
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
}

export function MonsterFace({ round }: { readonly round: number }) {
  const { eyes } = growthOf(round)
  const first = eyes[0] ?? [180, 122, 27]
  const last = eyes.at(-1) ?? first
  const brow = ([x, y, r]: Eye) => `M${x - 15} ${y - r - 7}q15-5 30 0`
  return (
    <g className={css.face}>
      <g key={round} className={css.eyes}>
        {eyes.map((eye) => (
          <OpenEye key={eye[0]} eye={eye} />
        ))}
      </g>
      <path data-eyes="shut" d={eyes.reduce(arc(0.8), '')} className={css.line} />
      <path data-eyes="happy" d={eyes.reduce(arc(-1), '')} className={css.line} />
      <path d={brow(first)} className={`${css.brow} ${css.left}`} />
      {eyes.length > 1 && <path d={brow(last)} className={`${css.brow} ${css.right}`} />}
      <Mouths />
    </g>
  )
}
