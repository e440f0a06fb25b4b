import type { Pod } from '@jelly/rules'
import { InputError } from '../input/InputError.ts'
import { listFrom, shown } from '../input/json.ts'

export const readPods = (json: unknown, where: string): readonly Pod[] =>
  listFrom(json, where).map((pod, n) => readPod(pod, `${where}[${n}]`))

export function readPod(json: unknown, where: string): Pod {
  if (json === 'die' || (typeof json === 'number' && Number.isSafeInteger(json) && json >= 0)) return json
  throw new InputError(where, `expected a whole number from 0 or "die", found ${shown(json)}`)
}
