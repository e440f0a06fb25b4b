import { ownerOf, squadOf, type View } from '@jelly/rules'
import { ME } from '../../../connection/practice/exercise/Exercise.ts'
import type { Prompt, Spot } from '../steps/LessonStep.ts'

/** What the player is in the middle of, as far as Pip cares. */
export interface Hands {
  /** The value of the die in hand. */
  readonly picked: number | null
  readonly locking: boolean
}

const RIVALS = 'li[data-about="squad 1"], li[data-about="squad 2"]'
const district = (id: number): string => `[data-district="${id}"]`

/** Where on the page Pip points; each text is a selector, and what is not there is not pointed at. */
export function pointedAt(prompt: Prompt, game: View, { picked, locking }: Hands): string[] {
  switch (prompt.do) {
    case 'place':
      return picked === prompt.value ? [district(prompt.district)] : diceShowing(game, prompt.value)
    case 'kick':
      return kicked(prompt, game)
    case 'slide':
      return [`[data-effect="slide ${prompt.zone}"]`, `${district(prompt.district)} [data-rung="${prompt.zone}"]`]
    case 'lock':
      return locking ? [district(prompt.district)] : ['[data-plan="lock"]']
    case 'roll':
    case 'flip':
      return ['button[data-offer]']
    case 'read':
    case 'watch':
      return prompt.at === undefined ? [] : [spotted(prompt.at)]
  }
}

function diceShowing(game: View, value: number): string[] {
  const { hand, tray } = squadOf(game, ME)
  return hand.filter((_, n) => tray?.[n] === value).map((die) => `[data-tray-die="${die}"]`)
}

function kicked({ district: id, seat, value }: Extract<Prompt, { do: 'kick' }>, game: View): string[] {
  const dice =
    game.districts[id]?.dice.filter(({ die, value: shown }) => shown === value && ownerOf(die) === seat) ?? []
  return dice.flatMap(({ die }) => [`[data-effect="kick ${die}"]`, `${district(id)} [data-die="${die}"]`])
}

function spotted(spot: Spot): string {
  if (spot === 'dice') return '[data-tray] ul:has([data-tray-die])'
  if (spot === 'rivals') return RIVALS
  if (spot === 'center') return '[data-plaza]'
  if (spot === 'sand') return '[data-about="sand"]'
  return 'zone' in spot ? `${district(spot.district)} [data-rung="${spot.zone}"]` : district(spot.district)
}
