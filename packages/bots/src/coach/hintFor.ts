import {
  cloneGame,
  type DistrictId,
  districtOf,
  evolve,
  ownerOf,
  type Seat,
  type SeatCommand,
  seededRandomness,
  squadOf,
  standing,
  type View,
} from '@jelly/rules'
import { LEARNED } from '../evaluation/learned.ts'
import { placeCommand } from '../levels/commands.ts'
import { finish, settleEffect } from '../levels/finishing.ts'
import { type Profile, PROFILES } from '../levels/profiles.ts'
import { type JudgedSituation, judgeSituation, type Situation } from '../levels/Situation.ts'
import { listMoves } from '../moves/listMoves.ts'
import type { Move } from '../moves/Move.ts'
import { has } from '../position/pile.ts'
import { pileAt } from '../position/Position.ts'
import { type Hint, WORTH_A_WORD } from './Hint.ts'

/** Sees everything that the view shows, never errs, and needs no luck. */
const COACH: Profile = { ...PROFILES.veteran, variation: 0, error: 0, patience: null, attention: 99 }

const situationOf = (view: View, seat: Seat): Situation => ({
  view,
  seat,
  random: seededRandomness(1),
  profile: COACH,
  temperament: 'cautious',
  weights: LEARNED,
})

/** The chance that a seat has now and that is worth a word, as the bots judge it; null for none. */
export function hintFor(view: View, seat: Seat): Hint | null {
  if (view.phase !== 'scramble') return null
  const { hand, rolled, effect } = squadOf(view, seat)
  const situation = situationOf(view, seat)
  if (effect !== null) return effectHint(view, seat, settleEffect(situation, effect).command)
  if (hand.length === 0) return finishHint(finish(situation)?.command ?? null)
  return rolled ? placingHint(judgeSituation(situation)) : null
}

function finishHint(command: SeatCommand | null): Hint | null {
  if (command?.type === 'lockDistrict') return { kind: 'lock', district: command.district, command }
  return command?.type === 'flipTimer' ? { kind: 'flip', command } : null
}

/** The die placed last may still do something. */
function effectHint(view: View, seat: Seat, command: SeatCommand): Hint | null {
  const { effect } = squadOf(view, seat)
  if (command.type !== 'useEffect' || effect === null) return null
  return namedEffect(view, effect.district, effect.value, command.effect, command)
}

function namedEffect(
  view: View,
  district: DistrictId,
  value: number,
  effect: Extract<SeatCommand, { type: 'useEffect' }>['effect'],
  command: SeatCommand,
): Hint | null {
  if ('slide' in effect) return { kind: 'slide', district, value, zone: effect.slide, command }
  const kicked = districtOf(view, district).dice.find(({ die }) => die === effect.kick)
  if (kicked === undefined) return null
  return { kind: 'kick', district, value, owner: ownerOf(effect.kick), kicked: kicked.value, command }
}

const bestOf = (moves: readonly Move[]): Move | null =>
  moves.reduce<Move | null>((best, move) => (best === null || move.gain > best.gain ? move : best), null)

/** What the dice in the tray can do, against what a beginner would do with them. */
function placingHint(judged: JudgedSituation): Hint | null {
  const { view, seat, position, evaluation } = judged
  const { tray } = squadOf(view, seat)
  const districts = view.districts.flatMap(({ lockedBy }, id) => (lockedBy === null ? [id] : []))
  const inTray = ({ value }: Move): boolean => tray?.includes(value) ?? false
  const moves = listMoves(position, evaluation, { districts, effects: true, twins: true }).filter(inTray)
  const naive = bestOf(listMoves(position, evaluation, { districts, effects: false, twins: false }).filter(inTray))
  const best = bestOf(moves)
  const plain = bestOf(moves.filter(({ effect }) => effect === null))
  if (best === null || plain === null || naive === null) return null
  return strikeHint(judged, best, plain) ?? mistakeHint(judged, naive, best, plain, moves)
}

/** A kick or a slide that makes a district mine, or mine worth more. */
function strikeHint({ view, seat }: JudgedSituation, best: Move, plain: Move): Hint | null {
  if (best.effect === null || best.gain < plain.gain + WORTH_A_WORD) return null
  const command = placeCommand(view, seat, best)
  if (command?.type !== 'placeDie' || command.effect === undefined) return null
  if (!isMineAfter(view, seat, command)) return null
  return namedEffect(view, best.district, best.value, command.effect, command)
}

function isMineAfter(
  view: View,
  seat: Seat,
  { die, district, effect }: Extract<SeatCommand, { type: 'placeDie' }>,
): boolean {
  const after = cloneGame(view)
  const { hand, tray } = squadOf(after, seat)
  const value = tray?.[hand.indexOf(die)]
  if (value === undefined) return false
  evolve(after, { type: 'diePlaced', seat, die, value, district })
  if (effect && 'kick' in effect) evolve(after, { type: 'dieKicked', seat, die: effect.kick, district })
  return standing(districtOf(after, district).dice, after.squads.length).leaders.includes(seat)
}

/** What a beginner would like best, where it is a mistake. */
function mistakeHint(
  { view, seat, position, evaluation }: JudgedSituation,
  naive: Move,
  best: Move,
  plain: Move,
  moves: readonly Move[],
): Hint | null {
  const isTwin = has(pileAt(position, naive.district, seat), naive.value)
  if (isTwin) {
    const truth = moves.find(
      ({ district, value, effect }) => effect === null && district === naive.district && value === naive.value,
    )
    const command = placeCommand(view, seat, plain)
    if (command === null || truth === undefined || truth.gain > plain.gain - WORTH_A_WORD) return null
    return { kind: 'twins', district: naive.district, value: naive.value, command }
  }
  const worthless = view.districts.findIndex(
    ({ dice, target, lockedBy }, id) =>
      lockedBy === null &&
      id !== best.district &&
      evaluation.rewards.at(id, target - 1).lure <= 0 &&
      standing(dice, view.squads.length).leaders.includes(seat),
  )
  const command = worthless < 0 ? null : placeCommand(view, seat, best)
  return command && { kind: 'worthless', district: worthless, command }
}
