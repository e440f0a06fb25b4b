import { NotationError, parseReward, type Reward } from '@jelly/rules'
import { RewardSymbol } from '../../../design/rewards/RewardSymbol.tsx'
import css from './CompleteRules.module.css'
import type { TextPiece, RuleLine } from './rulesText.ts'

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

function Shown({ piece, drawn }: { piece: TextPiece; drawn: boolean }) {
  if (typeof piece === 'string') return piece
  if (piece.kind === 'code') return <Code text={piece.text} drawn={drawn} />
  const Tag = piece.kind
  return (
    <Tag>
      <Pieces line={piece.pieces} drawn={drawn} />
    </Tag>
  )
}

/** A line of the rules; where rewards are drawn their symbol stands before the notation. */
export const Pieces = ({ line, drawn = false }: { line: RuleLine; drawn?: boolean }) =>
  // oxlint-disable-next-line react/no-array-index-key -- the text never changes
  line.map((piece, at) => <Shown key={at} piece={piece} drawn={drawn} />)
