import { districtOf, ownerOf, type PlacedDie, type Pod, type Seat } from '@jelly/rules'
import { type LedgerEntry, ledgerOf } from './ledger.ts'
import { playScenario } from './playScenario.ts'
import { readScenario } from './readScenario.ts'
import type { Scenario } from './Scenario.ts'

/** What everybody gains from a position. */
export interface Score {
  readonly jelly: readonly number[]
  readonly pods: readonly (readonly Pod[])[]
  readonly stack: readonly Pod[]
  readonly districts: readonly ScoredDistrict[]
  readonly center: readonly string[]
  readonly scores?: readonly number[]
  readonly winners?: readonly string[]
  readonly ledger: readonly LedgerEntry[]
}

interface ScoredDistrict {
  readonly totals: readonly number[]
  readonly controls: readonly string[]
  readonly cancelled: Readonly<Record<string, readonly number[]>>
}

/** Scores what somebody wrote down; throws an `InputError` that names the place of a mistake. */
export function scoreScenario(json: unknown): Score {
  const scenario = readScenario(json)
  const { start, end, events } = playScenario(scenario)
  const names = (seats: readonly Seat[]): string[] => seats.map((seat) => nameOf(scenario, seat))
  const center = events.find((event) => event.type === 'centerScored')
  const scored = events.filter((event) => event.type === 'districtScored')
  return {
    jelly: end.squads.map(({ jelly }) => jelly),
    pods: end.squads.map(({ pods }) => pods),
    stack: end.stack.slice(0, end.stackSize).toReversed(),
    districts: scored
      .toSorted((one, other) => one.district - other.district)
      .map(({ district, totals, controllers, cancelled }) => ({
        totals,
        controls: names(controllers),
        cancelled: bySeat(
          scenario,
          districtOf(start, district).dice.filter(({ die }) => cancelled.includes(die)),
        ),
      })),
    center: names(center?.winners ?? []),
    ...(end.result && { scores: end.result.scores, winners: names(end.result.winners) }),
    ledger: ledgerOf(scenario, events),
  }
}

const nameOf = ({ seats }: Scenario, seat: Seat): string => seats[seat] ?? ''

/** The values of dice, by the name of their owner. */
function bySeat(scenario: Scenario, dice: readonly PlacedDie[]): Readonly<Record<string, readonly number[]>> {
  const values = new Map<string, number[]>()
  for (const { die, value } of dice) {
    const name = nameOf(scenario, ownerOf(die))
    values.set(name, [...(values.get(name) ?? []), value])
  }
  return Object.fromEntries(values)
}
