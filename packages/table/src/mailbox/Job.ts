import type { Seat, SeatCommand, SeatOrTable } from '@jelly/rules'
import type { Task } from '../time/Task.ts'
import { play } from '../game/play.ts'
import type { JournalRow } from '../model/ports.ts'
import type { TableRefusal } from '../model/request.ts'
import type { Draft } from '../record/Draft.ts'
import { handle } from './handle.ts'
import { playMove } from '../game/playing.ts'
import { seatOfPerson } from '../record/people.ts'
import type { Press } from './Queues.ts'

/** Who and what is written down as the cause of a row. */
export interface Cause {
  readonly seat: SeatOrTable | null
  readonly id: number | null
  readonly request: JournalRow['request']
}

/** A refusal, or the cause to write down with what the draft was told; null where nothing is to be written. */
export type Verdict = { readonly refusal: TableRefusal } | { readonly refusal: null; readonly cause: Cause | null }

/** One thing from the mailbox. */
export interface Job {
  decide(draft: Draft): Verdict
  /** Called once it is refused, or durable and told. */
  settle(refusal: TableRefusal | null): void
  /** Called where the table broke down before that. */
  fail?(problem: unknown): void
}

export const taskJob = (task: Task): Job => ({
  decide: (draft) => ({ refusal: null, cause: { ...task.act(draft, play), id: null } }),
  settle: () => undefined,
})

interface SeatMove {
  readonly seat: Seat
  readonly command: SeatCommand
}

/** A move of the game that no message asked for: a bot's, or a planned one. */
export const commandJob = ({ seat, command }: SeatMove, settle: Job['settle']): Job => ({
  decide: (draft) => verdict(playMove(draft, { seat }, command), { seat, id: null, request: command }),
  settle,
})

type Asked = Pick<Press, 'person' | 'name' | 'ids' | 'request' | 'isMoot'>

/** What a person asks for; their seat is looked up when its turn has come. */
export const pressJob = (asks: Asked, settle: Job['settle']): Job => ({
  decide(draft) {
    const { person, name, ids, request, isMoot } = asks
    const before = seatOfPerson(draft.table, person)
    const refusal = isMoot ? null : handle(draft, { person, name, seat: before }, request)
    const seat: Seat | null = before ?? seatOfPerson(draft.table, person)
    return verdict(refusal, { seat, id: ids.length === 0 ? null : Math.max(...ids), request })
  },
  settle,
})

const verdict = (refusal: TableRefusal | null, cause: Cause): Verdict =>
  refusal === null ? { refusal, cause } : { refusal }
