import { KeyCap } from '../../../keys/KeyCap.tsx'
import type { KeyAction } from '../../../settings/keyMap.ts'
import { useSettings } from '../../../settings/settings.ts'
import { useSignal } from '../../table/hooks/Signal.ts'
import { places } from '../../table/hooks/places.ts'
import type { Prompt } from '../steps/LessonStep.ts'
import css from './Coach.module.css'
import type { Hands } from './pointing.ts'

/** The key that does it; null where there is none of its own. */
function keyFor(prompt: Prompt, { picked, locking }: Hands, order: readonly number[]): KeyAction | null {
  const key = (district: number): KeyAction => `district${order.indexOf(district) + 1}` as KeyAction
  switch (prompt.do) {
    case 'place':
      return picked === null ? (`die${prompt.value}` as KeyAction) : key(prompt.district)
    case 'lock':
      return locking ? key(prompt.district) : 'lock'
    case 'slide':
      return 'targetUp'
    case 'kick':
      return 'die1'
    case 'roll':
    case 'flip':
      return prompt.do
    default:
      return null
  }
}

/** Who plays by keys is shown the key; a bare touch screen shows none. */
export function PromptKey({ prompt, hands }: { prompt: Prompt; hands: Hands }) {
  const { keys } = useSettings()
  const action = keyFor(prompt, hands, useSignal(places))
  return action && <KeyCap code={keys[action]} className={css.key} />
}
