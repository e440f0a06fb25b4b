import type { Game } from '../model/game.ts'
import { ownerOf, ROUNDS } from '../model/ids.ts'
import { withoutPod } from '../counting/purse.ts'
import { rolled, without } from '../counting/standing.ts'
import { withAnswer } from '../counting/withAnswer.ts'
import { districtOf, squadOf } from '../model/squadOf.ts'
import type { Handler } from './Handler.ts'

type Scored =
  | 'districtScored'
  | 'diceRerolled'
  | 'jellyGained'
  | 'jellyPaid'
  | 'podTaken'
  | 'podReturned'
  | 'choiceAsked'
  | 'choiceAnswered'
  | 'choiceSettled'
  | 'centerScored'
  | 'podsOpened'
  | 'gameEnded'

export const duringScoring: { [T in Scored]: Handler<T> } = {
  districtScored(game, { district: id, cancelled, rerolled }) {
    game.scored++
    const district = districtOf(game, id)
    if (rerolled !== null) rollAgain(game, id, rerolled)
    else if (cancelled.length > 0) district.dice = without(district.dice, cancelled)
  },

  diceRerolled(game, { district, values }) {
    rollAgain(game, district, values)
  },

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
    if (pod !== null && squad.pods !== null) squad.pods = withoutPod(squad.pods, pod)
  },

  choiceAsked(game, { choice }) {
    game.choice = choice
  },

  choiceAnswered(game, { seat, answer }) {
    if (game.choice !== null) game.choice = withAnswer(game.choice, seat, answer)
  },

  choiceSettled(game) {
    game.choice = null
  },

  centerScored(game) {
    game.scored++
    game.phase = game.round < ROUNDS ? 'between' : 'opening'
  },

  podsOpened(game, { squads }) {
    game.phase = 'over'
    squads.forEach(({ pods, rolls }, seat) => {
      squadOf(game, seat).pods = pods
      game.drawn[seat] = (game.drawn[seat] ?? 0) + rolls.length
    })
  },

  gameEnded(game, { scores, winners }) {
    game.result = { scores, winners }
  },
}

function rollAgain<Hidden extends null>(game: Game<Hidden>, id: number, values: readonly number[]): void {
  const district = districtOf(game, id)
  for (const { die } of district.dice) game.drawn[ownerOf(die)] = (game.drawn[ownerOf(die)] ?? 0) + 1
  district.dice = rolled(district.dice, values)
}
