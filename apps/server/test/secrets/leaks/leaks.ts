import type { Event } from '@jelly/rules'
import type { JournalRow } from '@jelly/table'
import { withAppend } from '../stage/withAppend.ts'
import { type Leak, planted, sixesIn, traysOf } from './Leak.ts'

const shows = (type: Event['type']): Leak => ({
  event: (honest, event) => (event.type === type ? event : honest),
})

const rollsIn = ({ events }: JournalRow): (readonly number[])[] =>
  events.flatMap((event) => (event.type === 'game' && event.event.type === 'diceRolled' ? [event.event.values] : []))

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Each is a mistake that somebody could make. */
export const leaks: Readonly<Record<string, Leak>> = {
  'every roll is told as it fell': shows('diceRolled'),
  'a pod that is taken is told to all': shows('podTaken'),
  'a pod that is given back is told to all': shows('podReturned'),
  'an answer names the pod': shows('choiceAnswered'),
  'the trays are in every view': {
    view: (honest, { squads }) => ({
      ...honest,
      squads: honest.squads.map((squad, seat) => ({ ...squad, tray: squads[seat]?.tray ?? null })),
    }),
  },
  'the order of the stack is in every view': { view: (honest, { stack }) => ({ ...honest, stack }) },
  'a counter of dice goes up with each one that shows a 1': {
    view: (honest, state) => ({
      ...honest,
      drawn: honest.drawn.map(
        (count, seat) => count + (state.squads[seat]?.tray.filter((die) => die === 1).length ?? 0),
      ),
    }),
  },
  'a masked roll is as long as it has different faces': {
    event: (honest, event) =>
      honest.type === 'diceRolled' && honest.values === null && event.type === 'diceRolled'
        ? { ...honest, values: [...new Set(event.values)].map(() => 0) }
        : honest,
  },
  'a roll of equal dice is not told': {
    told: (row) => (rollsIn(row).some((roll) => roll.length > 1 && new Set(roll).size === 1) ? null : row),
  },
  'a roll with three sixes takes two numbers': {
    skipped: (row) => (rollsIn(row).some((roll) => roll.filter((die) => die === 6).length > 2) ? 1 : 0),
  },
  'the first rolls of a round are told in the order of their sums': {
    told: (row) => (row.request?.type === 'startRound' ? { ...row, events: bySum(row.events) } : row),
  },
  'the sand runs longer for each six in a tray': { moreSand: sixesIn },
  'who has a pair in the tray is rolled for later': {
    laterRoll: ({ state }, seat) => {
      const tray = state.game?.squads[seat]?.tray ?? []
      return new Set(tray).size < tray.length ? 10 : 0
    },
  },
  'another reason for a refusal where somebody else holds a six': {
    decision: (honest, { squads }, seat) =>
      'refused' in honest && squads.some(({ tray }, other) => other !== seat && tray.includes(6))
        ? { refused: 'notNow' }
        : honest,
  },
  'a press is held only where a tray could compete': {
    rivals: (honest, { squads }) => honest.filter((seat) => squads[seat]?.tray.some((die) => die < 5)),
  },
  'a frame is padded by what lies in the trays': { padding: (state) => ' '.repeat(sum(traysOf(state)) % 8) },
  'the listing tells scores with pods': {
    summary: (honest, { game }) => ({
      ...honest,
      scores: game?.squads.map(
        ({ jelly, pods }) => jelly + pods.reduce<number>((all, pod) => all + Number(pod) || 0, 0),
      ),
    }),
  },
  'a line in the log for every row': {
    store: (store, { log }) => withAppend(store, ({ row }) => log.info({ events: row.events }, 'row')),
  },
  'a figure for the last die': {
    store: (store, { metrics }) =>
      withAppend(store, ({ row }) => metrics.late.observe(rollsIn(row).at(-1)?.at(-1) ?? 0)),
  },
  'a bot is told everything': { botView: (_honest, state) => state },
  'a bot thinks longer while somebody else holds a six': {
    botMind: (mind) => ({
      think: (level, temperament, view, seat, seed) => {
        const thought = mind.think(level, temperament, view, seat, seed)
        if (thought === null || thought instanceof Promise || planted.state === null) return thought
        return { ...thought, after: thought.after + sixesIn(planted.state) }
      },
    }),
  },
  'a view that is asked for has what is behind the scenes': { beside: ({ notes }) => ({ notes }) },
  'a spectator gets the eyes of the first seat': { eyes: (viewer) => (viewer === 'spectator' ? 0 : viewer) },
  'the plan of a seat is told to all': { tellsPlans: true },
  'the key is told with its promise': {
    tableEvent: (honest, event) => (event.type === 'diceCommitted' ? event : honest),
  },
  'a game that is not over has a replay': { replay: (rows) => JSON.stringify({ rows }) },
}

/** Sorts the rolls among the events; everything else stays where it is. */
function bySum(events: JournalRow['events']): JournalRow['events'] {
  const isRoll = (event: JournalRow['events'][number]) => event.type === 'game' && event.event.type === 'diceRolled'
  const rolls = events.filter(isRoll).sort((one, other) => sumOf(one) - sumOf(other))
  return events.map((event) => (isRoll(event) ? (rolls.shift() ?? event) : event))
}

const sumOf = (event: JournalRow['events'][number]): number =>
  event.type === 'game' && event.event.type === 'diceRolled' ? sum(event.event.values) : 0
