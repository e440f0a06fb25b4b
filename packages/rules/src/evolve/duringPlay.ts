import { diceOf, type DieValue } from '../model/ids.ts'
import { pendingEffect } from '../play/effectKinds.ts'
import { districtOf, squadOf } from '../model/squadOf.ts'
import type { Handler } from './Handler.ts'
import { indexIn } from '../model/indexIn.ts'
import { removeAt, removeDie } from '../model/removeAt.ts'

type Played =
  | 'roundStarted'
  | 'diceRolled'
  | 'diePlaced'
  | 'dieKicked'
  | 'targetMoved'
  | 'effectSkipped'
  | 'districtLocked'
  | 'timerFlipped'
  | 'roundEnded'

export const duringPlay: { [T in Played]: Handler<T> } = {
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
    for (let seat = 0; seat < game.squads.length; seat++) {
      const squad = squadOf(game, seat)
      squad.hand = diceOf(seat)
      if (squad.tray !== null) squad.tray = []
      squad.rolled = false
      squad.effect = null
      squad.screen = null
    }
  },

  diceRolled(game, { seat, values }) {
    const squad = squadOf(game, seat)
    game.drawn[seat] = (game.drawn[seat] ?? 0) + squad.hand.length
    if (values !== null) squad.tray = fill(squad.tray, values)
    squad.rolled = true
    squad.effect = null
  },

  diePlaced(game, { seat, die, value, district }) {
    const squad = squadOf(game, seat)
    const at = indexIn(squad.hand, die)
    removeAt(squad.hand, at)
    if (squad.tray !== null) removeAt(squad.tray, at)
    squad.rolled = false
    const { dice } = districtOf(game, district)
    squad.effect = pendingEffect(die, value, district, dice)
    dice.push({ die, value })
  },

  dieKicked(game, { seat, die, district }) {
    squadOf(game, seat).effect = null
    const kicked = removeDie(districtOf(game, district).dice, die)
    if (kicked !== undefined) game.center.push(kicked)
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
}

/** Writes a roll over the last one. [R2] Both have as many dice, except that the first roll of a round finds an empty tray. */
function fill(tray: DieValue[] | null, values: readonly DieValue[]): DieValue[] {
  if (tray === null || tray.length !== values.length) return values.slice()
  for (let n = 0; n < values.length; n++) tray[n] = values[n] as DieValue
  return tray
}
