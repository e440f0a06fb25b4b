import { botOf, playMatch, TEMPERAMENTS } from '@jelly/bots'
import { type Event, ownerOf, type Seat, type State } from '@jelly/rules'
import { durationsOf, frenzy } from '@jelly/tempo'
import type { Mood } from '../../../art/monster/moods.ts'

export interface ShownDie {
  readonly die: number
  readonly seat: Seat
  readonly value: number
}

/** What is seen at one time. Everything of it is public at a table too. */
export interface Shot {
  /** Milliseconds since the film began. */
  readonly at: number
  readonly round: number
  readonly mood: Mood
  readonly eaten: number
  /** By district. */
  readonly dice: readonly (readonly ShownDie[])[]
  readonly locks: readonly (Seat | null)[]
}

export interface Film {
  readonly faces: readonly string[]
  readonly shots: readonly Shot[]
  /** Then it begins again. */
  readonly length: number
}

const SEATS = 4
/** Between two rounds the city is empty, so long. */
const PAUSE = 4500
const CLENCHED = 3000

/** What the monster makes of an event; null where nothing is to be seen. */
function moodAfter(event: Event, state: State): Mood | null {
  switch (event.type) {
    case 'roundStarted':
    case 'diePlaced':
    case 'districtLocked':
      if (state.flippedBy !== null) return 'alarmed'
      return state.squads.some(({ hand }) => hand.length === 0) ? 'alarmed' : 'idle'
    case 'dieKicked':
      return 'gulp'
    case 'timerFlipped':
      return 'grin'
    case 'roundEnded':
      return 'happy'
    default:
      return null
  }
}

const shownDice = (state: State) =>
  state.districts.map(({ dice }) => dice.map(({ die, value }) => ({ die, seat: ownerOf(die), value })))

const locksOf = ({ districts, squads }: State) =>
  districts.map((_, district) => {
    const seat = squads.findIndex(({ screen }) => screen === district)
    return seat < 0 ? null : seat
  })

/** A whole game of bots, played at once under a clock of its own, as pictures with their times. */
export function filmOf(seed: number): Film {
  const shots: Shot[] = []
  const sand = durationsOf(frenzy).sand
  let [faces, began, last]: [string[], number, number] = [[], 0, 0]
  playMatch({
    bots: TEMPERAMENTS.slice(0, SEATS).map((temperament) => botOf('regular', temperament)),
    seed,
    watch(event, state, at) {
      if (event.type === 'roundStarted') began = shots.length === 0 ? 0 : last + PAUSE
      const mood = moodAfter(event, state)
      if (mood === null) return
      faces = state.districts.map(({ face }) => face)
      last = began + at
      const shot = {
        at: last,
        round: state.round,
        eaten: state.center.length,
        dice: shownDice(state),
        locks: locksOf(state),
      }
      shots.push({ ...shot, mood })
      if (event.type === 'timerFlipped') shots.push({ ...shot, mood: 'clenched', at: last + sand - CLENCHED })
    },
  })
  return { faces, shots: inOrder(shots), length: last + PAUSE }
}

/** The jelly that clenches its teeth was put among the others: it shows the dice of then, if the round lasts so long. */
function inOrder(shots: readonly Shot[]): Shot[] {
  const sorted = shots.toSorted((one, other) => one.at - other.at)
  return sorted.flatMap((shot, index) => {
    const before = sorted[index - 1]
    if (shot.mood !== 'clenched' || before === undefined) return [shot]
    const lasts = before.round === shot.round && before.mood !== 'happy'
    return lasts ? [{ ...before, at: shot.at, mood: shot.mood }] : []
  })
}
