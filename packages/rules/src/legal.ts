import type { Answer, Question } from './model/choice.ts'
import type { Effect, SeatCommand } from './model/command.ts'
import type { Game, PendingEffect, View } from './model/game.ts'
import type { DieId, DieValue, DistrictId, Pod, Seat, Zone } from './model/ids.ts'
import { effectOf, isAdjacent } from './play/effectKinds.ts'
import { districtOf, squadOf } from './model/squadOf.ts'

/** What a seat may ask for now, as far as its view tells. */
export interface Legal {
  readonly roll: boolean
  /** The dice that may be placed, with their values. */
  readonly dice: readonly { readonly die: DieId; readonly value: DieValue }[]
  /** Where a die may be placed. */
  readonly districts: readonly DistrictId[]
  /** What the die placed last may still do. */
  readonly effects: readonly Effect[]
  readonly skipEffect: boolean
  readonly lock: readonly DistrictId[]
  readonly flip: boolean
  readonly question: Question | null
}

const NOTHING: Legal = {
  roll: false,
  dice: [],
  districts: [],
  effects: [],
  skipEffect: false,
  lock: [],
  flip: false,
  question: null,
}

/** What the seat that has this view may do. */
export function legal(view: View, seat: Seat): Legal {
  const { choice } = view
  if (choice !== null && choice.question.asked.includes(seat)) return { ...NOTHING, question: choice.question }
  if (view.phase !== 'scramble') return NOTHING
  const { hand, tray, rolled, effect, screen } = squadOf(view, seat)
  const open = view.districts.flatMap(({ lockedBy }, id) => (lockedBy === null ? [id] : []))
  const finished = hand.length === 0
  return {
    roll: !finished,
    dice: rolled && tray !== null ? hand.map((die, n) => ({ die, value: tray[n] ?? 0 })) : [],
    districts: rolled ? open : [],
    effects: effect === null ? [] : effectsLeft(view, effect),
    skipEffect: effect !== null,
    lock: finished && screen === null ? open : [],
    flip: finished && view.flippedBy === null,
    question: null,
  }
}

/** [R4] What the die placed last can still do. */
const effectsLeft = (view: View, { value, district, die, earlier }: PendingEffect): Effect[] =>
  effectsAt(view, value, district, die).filter((effect) => 'slide' in effect || earlier.includes(effect.kick))

/** What a die of this value can do on a district; it cannot kick itself. */
export function effectsAt<Hidden extends null>(
  game: Game<Hidden>,
  value: DieValue,
  district: DistrictId,
  self: DieId,
): Effect[] {
  const { dice, target } = districtOf(game, district)
  switch (effectOf(value)) {
    case 'kick':
      return dice.filter(({ die }) => die !== self).map(({ die }) => ({ kick: die }))
    case 'slide':
      return ([1, 2, 3] as const).filter((zone: Zone) => isAdjacent(zone, target)).map((zone) => ({ slide: zone }))
    case null:
      return []
  }
}

/** Every single command that `legal` allows. */
export function legalCommands(view: View, seat: Seat): SeatCommand[] {
  const { roll, dice, districts, effects, skipEffect, lock, flip, question } = legal(view, seat)
  const commands: SeatCommand[] = []
  if (roll) commands.push({ type: 'rollDice' })
  for (const { die, value } of dice) {
    for (const district of districts) {
      commands.push({ type: 'placeDie', die, district })
      for (const effect of effectsAt(view, value, district, die))
        commands.push({ type: 'placeDie', die, district, effect })
    }
  }
  for (const effect of effects) commands.push({ type: 'useEffect', effect })
  if (skipEffect) commands.push({ type: 'skipEffect' })
  for (const district of lock) commands.push({ type: 'lockDistrict', district })
  if (flip) commands.push({ type: 'flipTimer' })
  if (question !== null) commands.push(...answersTo(question, view, seat).map(asCommand))
  return commands
}

const asCommand = (answer: Answer<never>): SeatCommand => ({ type: 'answerChoice', answer })

/** The answers that differ in what they bring about. */
export function answersTo(question: Question, view: View, seat: Seat): Answer<never>[] {
  switch (question.kind) {
    case 'copy':
      return [
        { kind: 'copy', from: 'cw' },
        { kind: 'copy', from: 'ccw' },
      ]
    case 'pod':
      return [...new Set<Pod>(squadOf(view, seat).pods ?? [])].map((pod) => ({ kind: 'pod', pod }))
    case 'pay':
      return permutations(question.owed).map((order) => ({ kind: 'pay', order }))
  }
}

function permutations(seats: readonly Seat[]): Seat[][] {
  if (seats.length < 2) return [seats.slice()]
  const orders: Seat[][] = []
  for (const first of seats) {
    const others = seats.filter((seat) => seat !== first)
    for (const rest of permutations(others)) orders.push([first, ...rest])
  }
  return orders
}
