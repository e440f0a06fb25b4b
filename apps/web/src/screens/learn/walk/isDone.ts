import { ownerOf, squadOf, type View } from '@jelly/rules'
import type { TableView } from '@jelly/table'
import { ME } from '../../../connection/practice/exercise/Exercise.ts'
import type { Prompt } from '../steps/LessonStep.ts'

/** How things stood when Pip began to wait. */
export interface Before {
  readonly hand: number
  readonly drawn: number
}

export const standingNow = (game: View): Before => ({
  hand: squadOf(game, ME).hand.length,
  drawn: game.drawn[ME] ?? 0,
})

/** Whether the table shows that it was done; of what is only read it knows nothing. */
export function isDone(prompt: Prompt, { game, phase }: TableView, before: Before): boolean {
  if (game === null) return false
  switch (prompt.do) {
    case 'place':
      return squadOf(game, ME).hand.length < before.hand
    case 'kick':
      return !isLying(prompt, game)
    case 'slide':
      return game.districts[prompt.district]?.target === prompt.zone
    case 'roll':
      return (game.drawn[ME] ?? 0) > before.drawn
    case 'lock':
      return squadOf(game, ME).screen === prompt.district
    case 'flip':
      return game.flippedBy !== null
    case 'read':
      return false
    case 'watch':
      return prompt.until === 'timeIsUp' ? phase !== 'scramble' : game.scored >= prompt.until.scored
  }
}

function isLying({ seat, value, district }: Extract<Prompt, { do: 'kick' }>, game: View): boolean {
  const dice = game.districts[district]?.dice ?? []
  return dice.some((lying) => lying.value === value && ownerOf(lying.die) === seat)
}
