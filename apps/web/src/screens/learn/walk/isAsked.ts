import { type Effect, ownerOf, squadOf, type View } from '@jelly/rules'
import type { Request } from '@jelly/table'
import { ME } from '../../../connection/practice/exercise/Exercise.ts'
import type { Prompt } from '../steps/LessonStep.ts'

/** What is no move of the game may always be asked for. */
const MOVES: ReadonlySet<string> = new Set<Request['type']>([
  'placeDie',
  'useEffect',
  'skipEffect',
  'rollDice',
  'lockDistrict',
  'flipTimer',
  'planFinish',
])

/** Whether Pip waits for this: a lesson lets nothing else happen. `next` is what Pip asks for after that. */
export function isAsked(request: Request, prompt: Prompt, next: Prompt | undefined, game: View): boolean {
  if (!MOVES.has(request.type)) return true
  switch (request.type) {
    case 'placeDie':
      return (
        prompt.do === 'place' &&
        request.district === prompt.district &&
        valueOf(game, request.die) === prompt.value &&
        (request.effect === undefined || isEffectOf(request.effect, next, game))
      )
    case 'useEffect':
      return isEffectOf(request.effect, prompt, game)
    case 'rollDice':
      return prompt.do === 'roll'
    case 'lockDistrict':
      return prompt.do === 'lock' && request.district === prompt.district
    case 'flipTimer':
      return prompt.do === 'flip'
    default:
      return false
  }
}

const valueOf = (game: View, die: number): number | undefined => {
  const { hand, tray } = squadOf(game, ME)
  return tray?.[hand.indexOf(die)]
}

function isEffectOf(effect: Effect, prompt: Prompt | undefined, game: View): boolean {
  if ('slide' in effect) return prompt?.do === 'slide' && effect.slide === prompt.zone
  if (prompt?.do !== 'kick' || ownerOf(effect.kick) !== prompt.seat) return false
  const lying = game.districts[prompt.district]?.dice.find(({ die }) => die === effect.kick)
  return lying?.value === prompt.value
}
