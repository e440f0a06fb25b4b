import { decide, isRefusal, evolve, type Pod, type Seat, type State, type View } from '@jelly/rules'

export interface Gain {
  readonly seat: Seat
  readonly jelly: number
  readonly pods: number
}

/** Enough for all choices and steps of one round. */
const MOST_STEPS = 60
/** [W2] What a die that would be rolled again is taken for. */
const MIDDLE = 3

/** What each seat would gain if the round ended now: every choice answered by default, unknown pods taken as empty. */
export function ifScoredNow(view: View): Gain[] {
  const state = pretend(view)
  evolve(state, { type: 'roundEnded', reason: 'sand' })
  for (let n = 0; n < MOST_STEPS && state.phase === 'scoring'; n++) {
    const type = state.choice === null ? 'scoreNext' : 'answerByDefault'
    const events = decide(state, 'table', { type }, () => MIDDLE)
    if (isRefusal(events)) break
    for (const event of events) evolve(state, event)
  }
  return state.squads.map(({ jelly, podCount }, seat) => ({
    seat,
    jelly: jelly - (view.squads[seat]?.jelly ?? 0),
    pods: podCount - (view.squads[seat]?.podCount ?? 0),
  }))
}

const blank = (count: number): Pod[] => Array.from({ length: count }, () => 0)

/** A state as far as a view tells. */
function pretend(view: View): State {
  return {
    ...view,
    stack: blank(view.stackSize),
    districts: view.districts.map((district) => ({ ...district, dice: district.dice.slice() })),
    squads: view.squads.map((squad) => ({ ...squad, pods: blank(squad.podCount), tray: [], hand: squad.hand.slice() })),
    choice: null,
    center: view.center.slice(),
    drawn: view.drawn.slice(),
  }
}
