import { NotationError, parseReward, type Reward } from '@jelly/rules'
import type { ReactNode } from 'react'
import { RewardSymbol } from '../../../design/rewards/RewardSymbol.tsx'
import css from './CompleteRules.module.css'

const PIECES = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/

function rewardIn(notation: string): Reward | null {
  try {
    return parseReward(notation)
  } catch (error) {
    if (error instanceof NotationError) return null
    throw error
  }
}

function Code({ text, drawn }: { text: string; drawn: boolean }) {
  const reward = drawn ? rewardIn(text) : null
  if (reward === null) return <code>{text}</code>
  return (
    <span className={css.drawn}>
      <RewardSymbol reward={reward} silent />
      <code>{text}</code>
    </span>
  )
}

function piece(text: string, drawn: boolean): ReactNode {
  if (text.startsWith('**')) return <strong>{text.slice(2, -2)}</strong>
  if (text.startsWith('*')) return <em>{text.slice(1, -1)}</em>
  if (text.startsWith('`')) return <Code text={text.slice(1, -1)} drawn={drawn} />
  if (text.startsWith('[')) return text.slice(1, text.indexOf(']'))
  return text
}

/** A line of text; where rewards are drawn their symbol stands before the notation. */
export function Inline({ text, drawn }: { text: string; drawn: boolean }) {
  // oxlint-disable-next-line react/no-array-index-key -- the text never changes
  return text.split(PIECES).map((part, at) => <span key={at}>{piece(part, drawn)}</span>)
}
