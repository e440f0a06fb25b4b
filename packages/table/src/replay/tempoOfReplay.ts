import type { Replay, ReplayEntry } from '@jelly/dice'
import { DICE_PER_SEAT, type Event, type Seat } from '@jelly/rules'
import { frenzy, type Tempo } from '@jelly/tempo'

/** Times in a replay are whole milliseconds. */
const ROUNDING = 2
/** A vote that counts comes before the question closes. */
const SPARE = 1000
/** Faster than that nobody follows. */
const LEAST_PACE = 200

interface TimedEvent {
  readonly at: number
  readonly event: Event
}

/**
 * The tempo that a game was played in, as far as its times tell: a replay does not name it. No figure is shorter than what
 * was seen where that would cut something off, and none longer where it would hold something back.
 */
export function tempoOfReplay({ entries, startedAt }: Replay): Tempo {
  const events = entries.flatMap(({ at, events: told }) => told.map((event): TimedEvent => ({ at, event })))
  const { floors, windows, sand, pace, deadlines } = frenzy
  const runs = sandRuns(events)
  const whole = runs.length === 0 ? sand.turn + sand.run : Math.max(...runs)
  const turn = Math.min(sand.turn, whole / 4)
  const asked = longestQuestion(events) + SPARE
  return {
    ...frenzy,
    floors: {
      roll: Math.min(floors.roll, least(gaps(events, 'diceRolled', 'diceRolled'))),
      place: Math.min(floors.place, least(gaps(events, 'diceRolled', 'diePlaced'))),
    },
    windows: { ...windows, agree: Math.max(windows.agree, asked), overtime: Math.max(windows.overtime, asked) },
    sand: { turn, run: whole - turn },
    pace: {
      ...pace,
      countdown: Math.min(pace.countdown, Math.max(0, (entries[0]?.at ?? startedAt) - startedAt)),
      score: Math.max(LEAST_PACE, Math.min(pace.score, least(scoreGaps(entries)))),
    },
    deadlines: { choice: Math.max(deadlines.choice, asked), ...flips(events) },
  }
}

const least = (all: readonly number[]): number => Math.max(0, Math.min(Infinity, ...all) - ROUNDING)

const seatOf = (event: Event): Seat | null => ('seat' in event ? event.seat : null)

/** How long after one kind of event another one of the same seat came, within a round. */
function gaps(events: readonly TimedEvent[], from: Event['type'], to: Event['type']): number[] {
  const since = new Map<Seat | null, number>()
  const found: number[] = []
  for (const { at, event } of events) {
    if (event.type === 'roundStarted') since.clear()
    const seat = seatOf(event)
    const begun = since.get(seat)
    if (event.type === to && begun !== undefined) found.push(at - begun)
    if (event.type === from) since.set(seat, at)
    else if (event.type === to) since.delete(seat)
  }
  return found
}

function sandRuns(events: readonly TimedEvent[]): number[] {
  let flipped = 0
  return events.flatMap(({ at, event }) => {
    if (event.type === 'timerFlipped') flipped = at
    return event.type === 'roundEnded' && event.reason === 'sand' ? [at - flipped] : []
  })
}

function scoreGaps(entries: readonly ReplayEntry[]): number[] {
  return entries.flatMap(({ command, at }, n) => {
    const before = entries[n - 1]
    return command.type === 'scoreNext' && before?.command.type === 'scoreNext' ? [at - before.at] : []
  })
}

/** From the question to the last answer that somebody gave. */
function longestQuestion(events: readonly TimedEvent[]): number {
  let [asked, longest] = [0, 0]
  for (const { at, event } of events) {
    if (event.type === 'choiceAsked') asked = at
    if (event.type === 'choiceAnswered' && !event.byDefault) longest = Math.max(longest, at - asked)
  }
  return longest
}

/** [R9] When the table turned the hourglass itself; else no earlier than the longest wait for somebody who did. */
function flips(events: readonly TimedEvent[]): Pick<Tempo['deadlines'], 'flipAfterStart' | 'flipAfterFinish'> {
  const [own, others] = [waits(events, true), waits(events, false)]
  const usual = frenzy.deadlines
  const after = (kind: keyof Wait, most: number): number => {
    const seen = own.flatMap((wait) => wait[kind] ?? [])
    const patience = others.flatMap((wait) => wait[kind] ?? [])
    return Math.max(seen.length > 0 ? Math.min(...seen) : most, ...patience.map((wait) => wait + SPARE))
  }
  return {
    flipAfterStart: after('start', usual.flipAfterStart),
    flipAfterFinish: after('finish', usual.flipAfterFinish),
  }
}

/** How long a round waited for its flip: since the first seat finished, else since it began. */
interface Wait {
  readonly start: number | null
  readonly finish: number | null
}

function waits(events: readonly TimedEvent[], byTable: boolean): Wait[] {
  let [start, finish]: [number, number | null] = [0, null]
  const placed = new Map<Seat, number>()
  return events.flatMap(({ at, event }): Wait[] => {
    if (event.type === 'roundStarted') {
      ;[start, finish] = [at, null]
      placed.clear()
    }
    if (event.type === 'diePlaced') {
      placed.set(event.seat, (placed.get(event.seat) ?? 0) + 1)
      if (placed.get(event.seat) === DICE_PER_SEAT) finish ??= at
    }
    if (event.type !== 'timerFlipped' || (event.by === 'table') !== byTable) return []
    // What came of the finish says nothing about the start.
    if (byTable) return [finish === null ? { start: at - start, finish: null } : { start: null, finish: at - finish }]
    return [{ start: at - start, finish: finish === null ? null : at - finish }]
  })
}
