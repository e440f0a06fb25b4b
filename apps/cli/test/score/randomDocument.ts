import { houseEdition, formatReward, type IconKind, type Randomness } from '@jelly/rules'
import type { Document } from './oracle.ts'

const NAMES = ['Gina', 'Sam', 'Charlie', 'Noor', 'Ada']

/** A position that nobody would reach by playing well: many ties, twins, poor seats, few pods and copies of copies. */
export function randomDocument(random: Randomness): Document {
  const seats = shuffled(NAMES, random).slice(0, 3 + random(3))
  const left = new Map(seats.map((name) => [name, 7]))
  const some = (name: string, most: number): number => {
    const count = Math.min(random(most + 1), left.get(name) ?? 0)
    left.set(name, (left.get(name) ?? 0) - count)
    return count
  }
  const count = 3 + random(7)
  const districts = Array.from({ length: count }, () => ({
    zones: random(4) === 0 ? houseZones(random) : [row(random), row(random), row(random)],
    target: 1 + random(3),
    dice: Object.fromEntries(
      shuffled(seats, random).map((name) => [name, times(some(name, 3), () => 1 + random(random(2) === 0 ? 3 : 6))]),
    ),
  }))
  return {
    seats,
    jelly: seats.map(() => random(random(2) === 0 ? 3 : 9)),
    pods: seats.map(() => times(random(4), () => pod(random))),
    stack: times(random(random(2) === 0 ? 4 : 12), () => pod(random)),
    drone: random(count),
    districts,
    center: Object.fromEntries(seats.filter(() => random(2) === 0).map((name) => [name, some(name, 4)])),
    answers: times(random(14), () => answer(seats, random)),
    rolls: times(random(3) === 0 ? random(8) : 40, () => 1 + random(6)),
    final: random(2) === 0,
  }
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
const oneOf = <T>(list: readonly T[], random: Randomness): T => list[random(list.length)] as T
const pod = (random: Randomness): number | 'die' => (random(4) === 0 ? 'die' : random(5))

function shuffled<T>(list: readonly T[], random: Randomness): T[] {
  const left = [...list]
  return times(list.length, () => left.splice(random(left.length), 1)[0] as T)
}

const FACES = houseEdition.boards.flatMap(({ faces }) => faces)
const houseZones = (random: Randomness): string[] => oneOf(FACES, random).zones.map(formatReward)

function answer(seats: readonly string[], random: Randomness): Document['answers'][number] {
  const seat = oneOf(seats, random)
  switch (random(6)) {
    case 0:
    case 1:
      return { seat, copy: oneOf(['cw', 'ccw'], random) }
    case 2:
      return { seat, pod: pod(random) }
    default:
      return { seat, pay: shuffled(seats, random).slice(random(seats.length + 1)) }
  }
}

/** A row of icons, at most one of them a copy. */
function row(random: Randomness): string {
  if (random(12) === 0) return `reroll ${podium(random)}`
  const icons = times(1 + random(3), () => icon(random))
  if (random(3) === 0) icons.splice(random(icons.length + 1), 0, `copy-${oneOf(['cw', 'ccw', 'any'], random)}`)
  return icons.join(' ')
}

function icon(random: Randomness): string {
  const kind = random(10)
  if (kind === 0) return podium(random)
  if (kind === 1) return dice(random)
  return plain(random)
}

type PlainKind = Exclude<IconKind, 'dice' | 'podium' | 'reroll' | 'copy'>

/** Does not compile while a kind of icon is left out. */
const PLAIN: { readonly [K in PlainKind]: (amount: number, random: Randomness) => string } = {
  jelly: (_, random) => `${random(8)}`,
  pod: () => 'pod',
  returnPod: () => '-pod',
  perPod: (amount) => `${amount}/pod`,
  take: (amount) => `take-${amount}`,
  give: (amount) => `give-${amount}`,
  parity: (amount, random) => `${oneOf(['odd', 'even'], random)}*${amount}`,
}

const plain = (random: Randomness): string => oneOf(Object.values(PLAIN), random)(1 + random(3), random)

const inner = (random: Randomness): string => times(1 + random(2), () => plain(random)).join(' ')

function podium(random: Randomness): string {
  const first = `first: ${inner(random)}`
  if (random(2) === 0) return `podium(${first}, others: ${inner(random)})`
  const third = random(2) === 0 ? `, third: ${inner(random)}` : ''
  return `podium(${first}, second: ${inner(random)}${third})`
}

function dice(random: Randomness): string {
  return oneOf(
    [
      `dice(1: ${inner(random)}, 2+: ${inner(random)})`,
      `dice(1-2: ${inner(random)}, 3+: ${inner(random)})`,
      `dice(1: ${inner(random)}, 2: ${inner(random)}, 3-7: ${inner(random)})`,
    ],
    random,
  )
}
