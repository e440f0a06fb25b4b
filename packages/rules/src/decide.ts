import type { Command, CommandType } from './model/command.ts'
import type { Dice } from './model/dice.ts'
import type { Event } from './model/event.ts'
import type { State } from './model/game.ts'
import type { Seat, SeatOrTable } from './model/ids.ts'
import { type Refusal, refuse } from './model/refusal.ts'
import { skipEffect, useEffect } from './play/effects.ts'
import { flipTimer, lockDistrict } from './play/finish.ts'
import { placeDie } from './play/placeDie.ts'
import { rollDice } from './play/rollDice.ts'
import { sandRunsOut, startRound } from './play/round.ts'
import { answerByDefault, answerChoice } from './scoring/answer.ts'
import { openPods } from './scoring/openPods.ts'
import { scoreNext } from './scoring/scoreNext.ts'

export type Decision = readonly Event[] | Refusal

type TableOnly = 'startRound' | 'sandRunsOut' | 'scoreNext' | 'answerByDefault' | 'openPods'

const byTable: { [T in TableOnly]: (state: State, dice: Dice) => Decision } = {
  startRound,
  sandRunsOut,
  scoreNext,
  answerByDefault,
  openPods,
}

const isForTheTable = (type: CommandType): type is TableOnly => Object.hasOwn(byTable, type)

/** What follows from a command, or why nothing does. It only reads. */
export function decide(state: State, seat: SeatOrTable, command: Command, dice: Dice): Decision {
  if (seat === 'table') {
    if (command.type === 'flipTimer') return flipTimer(state, 'table')
    return isForTheTable(command.type) ? byTable[command.type](state, dice) : refuse('noSuchSeat')
  }
  return state.squads[seat] === undefined ? refuse('noSuchSeat') : decideForSeat(state, seat, command, dice)
}

function decideForSeat(state: State, seat: Seat, command: Command, dice: Dice): Decision {
  switch (command.type) {
    case 'rollDice':
      return rollDice(state, seat, dice)
    case 'placeDie':
      return placeDie(state, seat, command.die, command.district, command.effect)
    case 'useEffect':
      return useEffect(state, seat, command.effect)
    case 'skipEffect':
      return skipEffect(state, seat)
    case 'lockDistrict':
      return lockDistrict(state, seat, command.district)
    case 'flipTimer':
      return flipTimer(state, seat)
    case 'answerChoice':
      return answerChoice(state, seat, command.answer, dice)
    default:
      return refuse('onlyTheTable')
  }
}
