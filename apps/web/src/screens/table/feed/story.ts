import type { Moment } from '@jelly/client'
import { type DistrictId, type PlacedDie, type Seat, standing } from '@jelly/rules'
import { actorOf, type FeedLine } from './feedLines.ts'

/** Somebody took the lead of a district from others. */
export interface LeadChange {
  readonly district: DistrictId
  readonly leaders: readonly Seat[]
  readonly lost: readonly Seat[]
}

/** A line of the feed, and who leads where because of it. */
export interface StoryLine extends FeedLine {
  readonly lead: LeadChange | null
}

interface Told {
  readonly moments: readonly Moment[]
  readonly round: number
  readonly lines: readonly StoryLine[]
  readonly boards: ReadonlyMap<DistrictId, readonly PlacedDie[]>
}

const SEATS = 5
const NOTHING: Told = { moments: [], round: -1, lines: [], boards: new Map() }

/** What was told last: of the same round only what is new is read. */
let last = NOTHING

/** The round at hand as the table saw it, oldest first. */
export function storyOf(moments: readonly Moment[], round: number): readonly StoryLine[] {
  const goesOn = last.round === round && moments[last.moments.length - 1] === last.moments.at(-1)
  const before = goesOn ? last : NOTHING
  if (before.moments.length === moments.length && goesOn) return before.lines
  const boards = new Map(before.boards)
  const fresh = moments.slice(before.moments.length).flatMap((moment, n) => {
    if (moment.round !== round) return []
    const lead = leadAfter(boards, moment)
    const who = actorOf(moment.event)
    const key = `${moment.seq}.${before.moments.length + n}`
    return who === null ? [] : [{ key, who, event: moment.event, against: moment.against, lead }]
  })
  last = { moments, round, boards, lines: [...before.lines, ...fresh] }
  return last.lines
}

const leadersOf = (dice: readonly PlacedDie[]): readonly Seat[] => standing(dice, SEATS).leaders

/** Puts a placed die down or takes a kicked one away; says who lost the lead by it. */
function leadAfter(boards: Map<DistrictId, readonly PlacedDie[]>, { event }: Moment): LeadChange | null {
  if (event.type !== 'diePlaced' && event.type !== 'dieKicked') return null
  const { district, die } = event
  const dice = boards.get(district) ?? []
  const now =
    event.type === 'diePlaced' ? [...dice, { die, value: event.value }] : dice.filter((other) => other.die !== die)
  boards.set(district, now)
  const [was, leaders] = [leadersOf(dice), leadersOf(now)]
  const lost = was.filter((seat) => !leaders.includes(seat))
  const isNew = leaders.some((seat) => !was.includes(seat))
  return lost.length > 0 && isNew ? { district, leaders, lost } : null
}

/** It was done to me, or costs me a lead. */
export const hurts = ({ against, who, lead }: StoryLine, you: Seat | null): boolean =>
  against || (you !== null && who !== you && (lead?.lost.includes(you) ?? false))

/** Whether a line is worth a picture; placements that change nothing are folded. */
export const isHighlight = ({ event, lead }: StoryLine): boolean => event.type !== 'diePlaced' || lead !== null
