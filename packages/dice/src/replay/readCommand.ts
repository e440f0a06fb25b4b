import type { Answer, Command, CommandType, Effect, Pod, Zone } from '@jelly/rules'
import { exactly, fieldsOf, listOf, wholeOf } from './read.ts'

type Reader = (json: unknown, where: string) => Command

const bare =
  <T extends CommandType>(type: T) =>
  (json: unknown, where: string): { readonly type: T } => {
    fieldsOf(json, where, ['type'])
    return { type }
  }

const readers: { readonly [T in CommandType]: Reader } = {
  rollDice: bare('rollDice'),
  skipEffect: bare('skipEffect'),
  flipTimer: bare('flipTimer'),
  startRound: bare('startRound'),
  sandRunsOut: bare('sandRunsOut'),
  scoreNext: bare('scoreNext'),
  answerByDefault: bare('answerByDefault'),
  openPods: bare('openPods'),
  placeDie(json, where) {
    const { die, district, effect } = fieldsOf(json, where, ['type', 'die', 'district'], ['effect'])
    const placed = {
      type: 'placeDie',
      die: wholeOf(die, `${where}.die`),
      district: wholeOf(district, `${where}.district`),
    } as const
    return effect === undefined ? placed : { ...placed, effect: readEffect(effect, `${where}.effect`) }
  },
  useEffect(json, where) {
    const { effect } = fieldsOf(json, where, ['type', 'effect'])
    return { type: 'useEffect', effect: readEffect(effect, `${where}.effect`) }
  },
  lockDistrict(json, where) {
    const { district } = fieldsOf(json, where, ['type', 'district'])
    return { type: 'lockDistrict', district: wholeOf(district, `${where}.district`) }
  },
  answerChoice(json, where) {
    const { answer } = fieldsOf(json, where, ['type', 'answer'])
    return { type: 'answerChoice', answer: readAnswer(answer, `${where}.answer`) }
  },
}

/** A command as the rules may be asked it. */
export function readCommand(json: unknown, where: string): Command {
  const type = (json as { readonly type?: unknown } | null)?.type
  return readers[exactly(type, `${where}.type`, ...(Object.keys(readers) as CommandType[]))](json, where)
}

function readEffect(json: unknown, where: string): Effect {
  const { kick, slide } = fieldsOf(json, where, [], ['kick', 'slide'])
  if (slide === undefined) return { kick: wholeOf(kick, `${where}.kick`) }
  fieldsOf(json, where, ['slide'])
  return { slide: exactly<Zone>(slide, `${where}.slide`, 1, 2, 3) }
}

function readAnswer(json: unknown, where: string): Answer<never> {
  const { kind, from, pod, order } = fieldsOf(json, where, ['kind'], ['from', 'pod', 'order'])
  switch (exactly(kind, `${where}.kind`, 'copy', 'pod', 'pay')) {
    case 'copy':
      fieldsOf(json, where, ['kind', 'from'])
      return { kind: 'copy', from: exactly(from, `${where}.from`, 'cw', 'ccw') }
    case 'pod':
      fieldsOf(json, where, ['kind', 'pod'])
      return { kind: 'pod', pod: readPod(pod, `${where}.pod`) }
    case 'pay':
      fieldsOf(json, where, ['kind', 'order'])
      return { kind: 'pay', order: listOf(order, `${where}.order`, wholeOf) }
  }
}

const readPod = (json: unknown, where: string): Pod => (json === 'die' ? json : wholeOf(json, where))
