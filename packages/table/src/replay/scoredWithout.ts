import {
  cloneGame,
  decide,
  type Dice,
  type DieId,
  type DistrictId,
  districtOf,
  evolve,
  isRefusal,
  type Seat,
  type State,
  type ViewEvent,
  type Zone,
} from '@jelly/rules'

/** What a seat would have got. */
export interface ScoreChange {
  readonly seat: Seat
  readonly jelly: number
  readonly pods: number
}

/** How a district would have been scored without the last kick or slide there, or without the die that made twins. */
export interface WhatIf {
  readonly without: 'kick' | 'slide' | 'twins'
  /** Who did it. */
  readonly by: Seat
  /** Seats that would have gained or lost something. */
  readonly changes: readonly ScoreChange[]
  /** Whether it would have made no difference. */
  readonly isSame: boolean
}

interface Scored {
  readonly district: DistrictId
  readonly cancelled: readonly DieId[]
}

/** A district about to be scored. */
export interface Scoring {
  readonly before: State
  /** What happened in the game until then. */
  readonly events: readonly ViewEvent[]
  readonly scored: Scored
  readonly dice: Dice
}

/** What the rules say of a scoring without its last kick, slide or twin. */
export function scoredWithout({ before, events, scored, dice }: Scoring): WhatIf[] {
  const asItWas = JSON.stringify(gainsOf(before, dice))
  return deedsAt(scored, events).map(({ without, by, undo }) => {
    const state = cloneGame(before)
    undo(state)
    const changes = gainsOf(state, dice)
    return { without, by, changes, isSame: JSON.stringify(changes) === asItWas }
  })
}

interface Deed extends Pick<WhatIf, 'without' | 'by'> {
  readonly undo: (state: State) => void
}

/** The last of each kind in that round. */
function deedsAt({ district: id, cancelled }: Scored, events: readonly ViewEvent[]): Deed[] {
  const last = new Map<WhatIf['without'], Deed>()
  let target: Zone = 1
  for (const event of events) {
    if (event.type === 'roundStarted') {
      last.clear()
      target = 1
    }
    if (!('district' in event) || event.district !== id || !('seat' in event)) continue
    const { seat: by } = event
    if (event.type === 'dieKicked') last.set('kick', { without: 'kick', by, undo: putBack(event.die, id) })
    if (event.type === 'diePlaced' && cancelled.includes(event.die))
      last.set('twins', { without: 'twins', by, undo: takeAway(event.die, id) })
    if (event.type !== 'targetMoved') continue
    const from = target
    target = event.zone
    last.set('slide', { without: 'slide', by, undo: (state) => void (districtOf(state, id).target = from) })
  }
  return [...last.values()]
}

const putBack = (die: DieId, id: DistrictId) => (state: State) => {
  const kicked = state.center.find((placed) => placed.die === die)
  if (kicked === undefined) return
  state.center = state.center.filter((placed) => placed !== kicked)
  districtOf(state, id).dice = [...districtOf(state, id).dice, kicked]
}

const takeAway = (die: DieId, id: DistrictId) => (state: State) => {
  const district = districtOf(state, id)
  district.dice = district.dice.filter((placed) => placed.die !== die)
}

/** What the next scoring brings each seat, every question answered by default. */
function gainsOf(before: State, dice: Dice): ScoreChange[] {
  const state = cloneGame(before)
  for (let command: 'scoreNext' | 'answerByDefault' | null = 'scoreNext'; command !== null;) {
    const decision = decide(state, 'table', { type: command }, dice)
    if (isRefusal(decision)) break
    for (const event of decision) evolve(state, event)
    command = state.choice === null ? null : 'answerByDefault'
  }
  return state.squads
    .map(({ jelly, podCount }, seat) => {
      const { jelly: had = 0, podCount: held = 0 } = before.squads[seat] ?? {}
      return { seat, jelly: jelly - had, pods: podCount - held }
    })
    .filter(({ jelly, pods }) => jelly !== 0 || pods !== 0)
}
