import type { Command } from './model/command.ts'
import type { Dice } from './model/dice.ts'
import type { Decision } from './model/decision.ts'
import type { State } from './model/game.ts'
import type { Seat, SeatOrTable } from './model/ids.ts'
import { refuse } from './model/refusal.ts'
import { skipEffect, useEffect } from './play/effects.ts'
import { flipTimer, lockDistrict } from './play/finish.ts'
import { placeDie } from './play/placeDie.ts'
import { rollDice } from './play/rollDice.ts'
import { sandRunsOut, startRound } from './play/round.ts'
import { answerByDefault, answerChoice } from './scoring/answer.ts'
import { openPods } from './scoring/openPods.ts'
import { scoreNext } from './scoring/scoreNext.ts'

/** What follows from a command, or why nothing does. It only reads. */
export function decide(state: State, seat: SeatOrTable, command: Command, dice: Dice): Decision {
  if (seat === 'table') return decideForTable(state, command, dice)
  return state.squads[seat] === undefined ? refuse('noSuchSeat') : decideForSeat(state, seat, command, dice)
}

function decideForTable(state: State, command: Command, dice: Dice): Decision {
  switch (command.type) {
    case 'startRound':
      return startRound(state)
    case 'flipTimer':
      return flipTimer(state, 'table')
    case 'sandRunsOut':
      return sandRunsOut(state)
    case 'scoreNext':
      return scoreNext(state, dice)
    case 'answerByDefault':
      return answerByDefault(state, dice)
    case 'openPods':
      return openPods(state, dice)
    default:
      return refuse('noSuchSeat')
  }
}

function decideForSeat(state: State, seat: Seat, command: Command, dice: Dice): Decision {
  return state.phase === 'scramble'
    ? decideInScramble(state, seat, command, dice)
    : decideOutsideScramble(state, seat, command, dice)
}

function decideInScramble(state: State, seat: Seat, command: Command, dice: Dice): Decision {
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

/** [R8] Once every action has stopped, a seat only answers what it is asked. */
function decideOutsideScramble(state: State, seat: Seat, command: Command, dice: Dice): Decision {
  switch (command.type) {
    case 'answerChoice':
      return answerChoice(state, seat, command.answer, dice)
    case 'rollDice':
    case 'placeDie':
    case 'useEffect':
    case 'skipEffect':
    case 'lockDistrict':
    case 'flipTimer':
      return refuse('notNow')
    default:
      return refuse('onlyTheTable')
  }
}
