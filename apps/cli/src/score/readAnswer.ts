import type { Answer } from '@jelly/rules'
import { InputError } from '../input/InputError.ts'
import { fieldsFrom, listFrom, shown } from '../input/json.ts'
import { seatOf } from './readDistrict.ts'
import { readPod } from './readPod.ts'
import type { ScenarioAnswer } from './Scenario.ts'

const KINDS = ['copy', 'pod', 'pay'] as const

export function readAnswer(json: unknown, where: string, seats: readonly string[]): ScenarioAnswer {
  const found = fieldsFrom(json, where, ['seat'], KINDS)
  const given = KINDS.filter((kind) => found[kind] !== undefined)
  const [kind] = given
  if (kind === undefined || given.length > 1)
    throw new InputError(
      where,
      `expected one of "copy", "pod" and "pay", found ${given.length === 0 ? 'none' : given.join(' and ')}`,
    )
  return {
    seat: seatOf(found['seat'], `${where}.seat`, seats),
    answer: READERS[kind](found[kind], `${where}.${kind}`, seats),
    where: `${where}.${kind}`,
  }
}

const READERS: Record<
  (typeof KINDS)[number],
  (json: unknown, where: string, seats: readonly string[]) => Answer<never>
> = {
  copy(json, where) {
    if (json === 'cw' || json === 'ccw') return { kind: 'copy', from: json }
    throw new InputError(where, `expected "cw" or "ccw", found ${shown(json)}`)
  },
  pod: (json, where) => ({ kind: 'pod', pod: readPod(json, where) }),
  pay(json, where, seats) {
    const order = listFrom(json, where).map((name, n) => seatOf(name, `${where}[${n}]`, seats))
    return { kind: 'pay', order: [...new Set(order)] }
  },
}
