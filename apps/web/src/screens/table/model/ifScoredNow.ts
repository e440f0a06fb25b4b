import {
  decide,
  type DistrictId,
  type Event,
  evolve,
  isRefusal,
  type Pod,
  type Seat,
  type State,
  type View,
  type Zone,
} from '@jelly/rules'

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
  score(state, () => undefined)
  return gainsSince(view.squads, state.squads)
}

/** The same for one district (null: the center), as if its target stood in a zone. */
export function ifScoredThere(view: View, district: DistrictId | null, zone?: Zone): Gain[] {
  const state = pretend(view)
  const place = district === null ? undefined : state.districts[district]
  if (place !== undefined && zone !== undefined) place.target = zone
  let before: readonly Holding[] | null = null
  let after: readonly Holding[] | null = null
  score(state, (event) => {
    const begins = event.type === 'districtScored' || event.type === 'centerScored'
    if (!begins) return
    const isHere = (event.type === 'districtScored' ? event.district : null) === district
    if (isHere) before = state.squads.map(({ jelly, podCount }) => ({ jelly, podCount }))
    else if (before !== null) after ??= state.squads.map(({ jelly, podCount }) => ({ jelly, podCount }))
  })
  return before === null ? [] : gainsSince(before, after ?? state.squads)
}

function score(state: State, beforeEach: (event: Event) => void): void {
  evolve(state, { type: 'roundEnded', reason: 'sand' })
  for (let n = 0; n < MOST_STEPS && state.phase === 'scoring'; n++) {
    const type = state.choice === null ? 'scoreNext' : 'answerByDefault'
    const events = decide(state, 'table', { type }, () => MIDDLE)
    if (isRefusal(events)) break
    for (const event of events) {
      beforeEach(event)
      evolve(state, event)
    }
  }
}

interface Holding {
  readonly jelly: number
  readonly podCount: number
}

const gainsSince = (before: readonly Holding[], after: readonly Holding[]): Gain[] =>
  after.map(({ jelly, podCount }, seat) => ({
    seat,
    jelly: jelly - (before[seat]?.jelly ?? 0),
    pods: podCount - (before[seat]?.podCount ?? 0),
  }))

const blank = (count: number): Pod[] => Array.from({ length: count }, () => 0)

/** A state as far as a view tells. */
export function pretend(view: View): State {
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
