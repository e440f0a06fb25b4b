import type { Answer, Choice } from './model/choice.ts'
import type { Event, EventOf, ViewEvent } from './model/event.ts'
import type { PendingEffect, PlacedDie, Squad, State, View } from './model/game.ts'
import type { Seat, Viewer } from './model/ids.ts'
import { beginGame } from './newGame.ts'

/** What a viewer may know of the state, built field by field. */
export function viewOf(state: State, viewer: Viewer): View {
  const over = state.phase === 'over'
  return {
    rules: state.rules,
    phase: state.phase,
    round: state.round,
    drone: state.drone,
    districts: state.districts.map(({ face, names, zones, target, dice, lockedBy }) => ({
      face,
      names,
      zones,
      target,
      dice: dice.map(placedDie),
      lockedBy,
    })),
    squads: state.squads.map((squad, seat) => squadFor(squad, seat === viewer, over)),
    center: state.center.map(placedDie),
    stack: null,
    stackSize: state.stackSize,
    flippedBy: state.flippedBy,
    scored: state.scored,
    choice: state.choice && choiceFor(state.choice, viewer),
    drawn: state.drawn.slice(),
    result: state.result && { scores: state.result.scores, winners: state.result.winners },
  }
}

const placedDie = ({ die, value }: PlacedDie): PlacedDie => ({ die, value })

function squadFor(squad: Squad<never>, own: boolean, over: boolean): Squad<null> {
  return {
    jelly: squad.jelly,
    podCount: squad.podCount,
    pods: own || over ? squad.pods.slice() : null,
    hand: squad.hand.slice(),
    tray: own ? squad.tray.slice() : null,
    rolled: squad.rolled,
    effect: squad.effect && effectFor(squad.effect),
    screen: squad.screen,
  }
}

/** All of it is public: everybody who looked on saw which dice lay there. */
const effectFor = ({ die, value, district, earlier }: PendingEffect): PendingEffect => ({
  die,
  value,
  district,
  earlier,
})

function choiceFor({ district, step, rest, question, answers }: Choice<never>, viewer: Viewer): Choice<null> {
  return {
    district,
    step,
    rest,
    question,
    answers: answers.map((answer, n) => answer && answerFor(answer, question.asked[n] === viewer)),
  }
}

/** [K1] The others see that a pod went, never which. */
const answerFor = (answer: Answer<never>, own: boolean): Answer<null> =>
  answer.kind === 'pod' && !own ? { kind: 'pod', pod: null } : answer

/** What happened, as a viewer may know it: the same sequence for everyone, with secrets absent. */
export function eventFor(event: Event, viewer: Viewer): ViewEvent {
  switch (event.type) {
    case 'gameStarted':
      return startFor(event)
    case 'diceRolled':
      return event.seat === viewer ? event : { type: 'diceRolled', seat: event.seat, values: null }
    case 'podTaken':
      return event.seat === viewer ? event : { type: 'podTaken', seat: event.seat, pod: null, source: event.source }
    case 'podReturned':
      return event.seat === viewer ? event : { type: 'podReturned', seat: event.seat, pod: null, source: event.source }
    case 'choiceAsked':
      return { type: 'choiceAsked', choice: choiceFor(event.choice, viewer) }
    case 'choiceAnswered': {
      const { seat, answer, byDefault } = event
      return { type: 'choiceAnswered', seat, answer: answerFor(answer, seat === viewer), byDefault }
    }
    default:
      return event
  }
}

const startFor = ({ rules, seats, districts, drone, stackSize, drawn }: EventOf<'gameStarted', never>) =>
  ({ type: 'gameStarted', rules, seats, districts, drone, stackSize, stack: null, drawn }) as const

/** A viewer's game at its start; from here on `evolve` follows the events in that viewer's form. */
export const newView = (started: EventOf<'gameStarted', null>, viewer: Viewer): View =>
  beginGame<null>(started, (seat: Seat) => (seat === viewer ? { pods: [], tray: [] } : { pods: null, tray: null }))
