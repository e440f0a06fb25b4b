import css from './Crest.module.css'

export const CREST_MOODS = ['calm', 'glad', 'hurt', 'amazed', 'sad', 'cross'] as const
export type CrestMood = (typeof CREST_MOODS)[number]

const LINES = {
  calm: 'M34 58q6 4 12 0',
  hurt: 'M32 61l4-4 4 4 4-4 4 4',
  sad: 'M34 61q6-5 12 0',
  cross: 'M34 59h12',
} as const

export function CrestMouth({ mood }: { readonly mood: CrestMood }) {
  if (mood === 'amazed') return <circle cx="40" cy="60" r="4" fill="#10131f" />
  if (mood !== 'glad') return <path d={LINES[mood]} className={css.mouth} />
  return (
    <>
      <path d="M31 56h18q-1 9-9 9t-9-9Z" fill="#10131f" />
      <path d="M35 62q5-3 10 0-2 3-5 3t-5-3Z" fill="#fff" opacity="0.7" />
    </>
  )
}
