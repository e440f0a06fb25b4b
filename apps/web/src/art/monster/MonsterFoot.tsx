import css from './Monster.module.css'

const FOOT =
  'M19 266C11 224 38 205.5 48 190.4Q54 182 70 178Q180 170 290 178Q306 182 312 190.4C322 205.5 349 224 341 266' +
  'a4.9 9 0 0 1-9.7 0a14 9 0 0 1-28 0a21.4 9 0 0 1-42.8 0a26.3 9 0 0 1-52.5 0a28 9 0 0 1-56 0a26.3 9 0 0 1-52.5 0' +
  'a21.4 9 0 0 1-42.8 0a14 9 0 0 1-28 0a4.9 9 0 0 1-9.7 0Z'
const FLUTES =
  'M28.7 265C24.2 224 61 207 61 192M56.7 265C53 224 83 207 83 192M99.5 265C97 224 117 207 117 192M152 265C151 224 158 207 158 192' +
  'M208 265C209 224 202 207 202 192M260.5 265C263 224 243 207 243 192M303.3 265C307 224 277 207 277 192M331.3 265C336 224 299 207 299 192'

/** The glass of the belly, in which eaten dice stay countable. */
const Tank = () => (
  <>
    <path
      d="M44 234c2-26 20-38 42-40q94-10 188 0c22 2 40 14 42 40 1 16-10 24-28 24H72c-18 0-29-8-28-24Z"
      fill="url(#jelly-tank)"
    />
    <path
      d="M46 226c4-20 20-29 40-31q94-10 188 0c20 2 36 11 40 31"
      className={css.shine}
      stroke="#a6ecff"
      strokeWidth="3"
    />
    <path d="M60 240q-2-22 16-32" className={css.shine} strokeWidth="5" opacity="0.28" />
  </>
)

const Bubbles = () => (
  <g fill="none" stroke="#e8fbff" strokeWidth="3" opacity="0.5">
    <circle cx="94" cy="232" r="7" />
    <circle cx="262" cy="220" r="9" />
    <circle cx="244" cy="242" r="5" />
    <circle cx="120" cy="214" r="4" />
  </g>
)

/** The puddle it stands in, which does not move. */
export const Puddle = () => (
  <>
    <ellipse cx="180" cy="268" rx="176" ry="12" fill="#04081a" opacity="0.45" />
    <path
      d="M6 266c-6-10 22-16 48-14 24-10 66-8 126-8s102-2 126 8c26-2 54 4 48 14-6 9-52 8-82 10-40 5-140 5-184 0-30-2-76-1-82-10Z"
      fill="#1a52bd"
    />
    <path d="M26 260c12-4 28-5 40-3m228 0c12-2 28-1 40 3" className={css.shine} stroke="#8fe2ff" strokeWidth="4" />
  </>
)

export function MonsterFoot({ tank }: { readonly tank: boolean }) {
  return (
    <>
      <path d={FOOT} fill="url(#jelly-foot)" />
      <path d={FLUTES} className={css.flute} stroke="#134aa8" />
      <path d="M56 242Q52 212 68 195" className={css.shine} strokeWidth="9" />
      <path d="M308 199Q320 224 337 254M74 184Q180 175 286 184" className={css.shine} strokeWidth="4" />
      {tank ? <Tank /> : <Bubbles />}
    </>
  )
}
