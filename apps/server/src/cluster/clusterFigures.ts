import type { Figure } from '../health/figures.ts'

export interface ClusterNumbers {
  readonly processes: number
  readonly inDoubt: boolean
  readonly draining: boolean
  readonly wiresUp: boolean
  readonly claimed: number
  readonly evened: number
  readonly over: number
  readonly beatsFailed: number
  readonly linesElsewhere: number
  readonly linesFromElsewhere: number
}

/** What one process says about itself among others: only sums. */
export const clusterFigures = (numbers: ClusterNumbers): Figure[] => [
  gauge('processes', 'Processes on the list, this one included.', numbers.processes),
  gauge('in_doubt', 'Whether others may own what this process has: nothing is answered.', Number(numbers.inDoubt)),
  gauge('draining', 'Whether this process moves its tables away.', Number(numbers.draining)),
  gauge('wires_up', 'Whether NATS is connected.', Number(numbers.wiresUp)),
  gauge('lines_passed_on', 'Sockets here whose table is at another process.', numbers.linesElsewhere),
  gauge('lines_from_others', 'Sockets at other processes whose table is here.', numbers.linesFromElsewhere),
  counter('claimed_total', 'Tables that this process took over.', numbers.claimed),
  counter('evened_total', 'Tables that this process gave to one with fewer.', numbers.evened),
  counter('processes_over_total', 'Other processes that left or died.', numbers.over),
  counter('beats_failed_total', 'Beats that PostgreSQL did not take.', numbers.beatsFailed),
]

const gauge = (name: string, help: string, value: number): Figure => of('gauge', name, help, value)
const counter = (name: string, help: string, value: number): Figure => of('counter', name, help, value)
const of = (type: Figure['type'], name: string, help: string, value: number): Figure => ({
  name: `jelly_cluster_${name}`,
  help,
  type,
  value,
})
