import { type Event, formatReward, type Source } from '@jelly/rules'
import type { Scenario } from './Scenario.ts'

/** One thing that a seat gained or lost, and for what. */
export interface LedgerEntry {
  readonly seat: string
  readonly jelly: number
  readonly why: string
}

export function ledgerOf(scenario: Scenario, events: readonly Event[]): readonly LedgerEntry[] {
  return events.flatMap((event) => entriesOf(scenario, event))
}

function entriesOf(scenario: Scenario, event: Event): LedgerEntry[] {
  const name = (seat: number): string => scenario.seats[seat] ?? ''
  switch (event.type) {
    case 'jellyGained':
      return [{ seat: name(event.seat), jelly: event.amount, why: placeOf(scenario, event.source) }]
    case 'jellyPaid': {
      const { from, to, amount, source } = event
      const place = placeOf(scenario, source)
      return [
        { seat: name(from), jelly: -amount, why: `${place}, to ${name(to)}` },
        { seat: name(to), jelly: amount, why: `${place}, from ${name(from)}` },
      ]
    }
    case 'podTaken':
      return [{ seat: name(event.seat), jelly: 0, why: `${placeOf(scenario, event.source)}, takes pod ${event.pod}` }]
    case 'podReturned':
      return [{ seat: name(event.seat), jelly: 0, why: `${placeOf(scenario, event.source)}, returns pod ${event.pod}` }]
    default:
      return []
  }
}

/** Which icon, of which district, and whose it is if copied. */
function placeOf({ districts }: Scenario, source: Source | null): string {
  if (source === null) return 'center'
  const at = (id: number): string => {
    const face = districts[id]?.face
    return face ? `districts[${id}] (${face})` : `districts[${id}]`
  }
  const copied = source.shownAt === source.district ? '' : ` copied from ${at(source.shownAt)}`
  return `${at(source.district)}: ${formatReward([source.icon])}${copied}`
}
