import type { EventOf, EventType, GameEvent } from './model/event.ts'
import type { Game, PlacedDie } from './model/game.ts'
import { diceOf, ownerOf, ROUNDS } from './model/ids.ts'
import { districtOf, squadOf } from './squadOf.ts'

type Handler<T extends EventType> = <Hidden extends null>(game: Game<Hidden>, event: EventOf<T, Hidden>) => void

const nothing = (): void => undefined

const handlers: { [T in EventType]: Handler<T> } = {
  gameStarted: nothing,

  roundStarted(game, { round }) {
    game.phase = 'scramble'
    game.round = round
    game.flippedBy = null
    game.scored = 0
    game.center = []
    for (const district of game.districts) {
      district.target = 1
      district.dice = []
      district.lockedBy = null
    }
    game.squads.forEach((squad, seat) => {
      squad.hand = diceOf(seat)
      if (squad.tray !== null) squad.tray = []
      squad.rolled = false
      squad.effect = null
      squad.screen = null
    })
  },

  diceRolled(game, { seat, values }) {
    const squad = squadOf(game, seat)
    game.drawn[seat] = (game.drawn[seat] ?? 0) + squad.hand.length
    if (Array.isArray(values)) squad.tray = values.slice()
    squad.rolled = true
    squad.effect = null
  },

  diePlaced(game, { seat, die, value, district }) {
    const squad = squadOf(game, seat)
    const at = squad.hand.indexOf(die)
    removeAt(squad.hand, at)
    if (Array.isArray(squad.tray)) removeAt(squad.tray, at)
    squad.rolled = false
    squad.effect = value <= 4 ? { die, value, district } : null
    districtOf(game, district).dice.push({ die, value })
  },

  dieKicked(game, { seat, die, district }) {
    squadOf(game, seat).effect = null
    const { dice } = districtOf(game, district)
    const at = dice.findIndex((placed) => placed.die === die)
    const kicked = dice[at]
    if (kicked !== undefined) game.center.push(kicked)
    removeAt(dice, at)
  },

  targetMoved(game, { seat, district, zone }) {
    squadOf(game, seat).effect = null
    districtOf(game, district).target = zone
  },

  effectSkipped(game, { seat }) {
    squadOf(game, seat).effect = null
  },

  districtLocked(game, { seat, district }) {
    squadOf(game, seat).screen = district
    districtOf(game, district).lockedBy = seat
  },

  timerFlipped(game, { by }) {
    game.flippedBy = by
  },

  // [C1] Screens go home first.
  roundEnded(game) {
    game.phase = 'scoring'
    for (const district of game.districts) district.lockedBy = null
    for (const squad of game.squads) {
      squad.screen = null
      squad.effect = null
      squad.rolled = false
    }
  },

  districtScored(game, { district: id, cancelled, rerolled }) {
    game.scored++
    const district = districtOf(game, id)
    if (rerolled !== null) rollAgain(game, id, rerolled)
    else if (cancelled.length > 0) district.dice = district.dice.filter(({ die }) => !cancelled.includes(die))
  },

  diceRerolled(game, { district, values }) {
    rollAgain(game, district, values)
  },

  rewardCopied: nothing,
  copyFailed: nothing,
  podsRanOut: nothing,

  jellyGained(game, { seat, amount }) {
    squadOf(game, seat).jelly += amount
  },

  jellyPaid(game, { from, to, amount }) {
    squadOf(game, from).jelly -= amount
    squadOf(game, to).jelly += amount
  },

  podTaken(game, { seat, pod }) {
    const squad = squadOf(game, seat)
    game.stackSize--
    squad.podCount++
    if (pod !== null && squad.pods !== null) squad.pods = [...squad.pods, pod]
  },

  podReturned(game, { seat, pod }) {
    const squad = squadOf(game, seat)
    squad.podCount--
    if (pod === null || squad.pods === null) return
    const at = squad.pods.indexOf(pod)
    squad.pods = squad.pods.filter((_, n) => n !== at)
  },

  choiceAsked(game, { choice }) {
    game.choice = choice
  },

  choiceAnswered(game, { seat, answer }) {
    if (game.choice === null) return
    const at = game.choice.question.asked.indexOf(seat)
    game.choice = { ...game.choice, answers: game.choice.answers.map((old, n) => (n === at ? answer : old)) }
  },

  choiceSettled(game) {
    game.choice = null
  },

  centerScored(game) {
    game.scored++
    game.phase = game.round < ROUNDS ? 'between' : 'opening'
  },

  podsOpened(game, { squads }) {
    squads.forEach(({ pods, rolls }, seat) => {
      squadOf(game, seat).pods = pods
      game.drawn[seat] = (game.drawn[seat] ?? 0) + rolls.length
    })
  },

  gameEnded(game, { scores, winners }) {
    game.phase = 'over'
    game.result = { scores, winners }
  },
}

/**
 * Writes what happened into a state or a view, in place. Arrays and objects that `cloneGame` shares are replaced, never
 * written, and no event is ever written either.
 */
export function evolve<Hidden extends null>(game: Game<Hidden>, event: GameEvent<Hidden>): void {
  const handle = handlers[event.type] as (game: Game<Hidden>, event: GameEvent<Hidden>) => void
  handle(game, event)
}

function rollAgain<Hidden extends null>(game: Game<Hidden>, id: number, values: readonly number[]): void {
  const district = districtOf(game, id)
  for (const { die } of district.dice) game.drawn[ownerOf(die)] = (game.drawn[ownerOf(die)] ?? 0) + 1
  district.dice = district.dice.map(({ die, value }, n): PlacedDie => ({ die, value: values[n] ?? value }))
}

function removeAt(list: unknown[], at: number): void {
  if (at < 0) return
  for (let n = at + 1; n < list.length; n++) list[n - 1] = list[n]
  list.pop()
}
