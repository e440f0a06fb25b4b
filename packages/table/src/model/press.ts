import type { Seat } from '@jelly/rules'
import type { Request } from './request.ts'

/** Something that a person, a bot or a finish plan asks for: one object from its arrival until it is answered. */
export interface Press {
  readonly type: 'press'
  readonly by: 'person' | 'bot' | 'plan'
  /** Null where no person pressed. */
  readonly person: string | null
  readonly name: string
  /** Whose seat it is now; null for somebody who watches. */
  seat: Seat | null
  /** The numbers of the messages that it answers: rolls that are asked for again meanwhile are one roll. */
  readonly ids: number[]
  readonly request: Request
  readonly arrivedAt: number
  /** Arrival minus the way here, as far as that counts. */
  readonly pressedAt: number
  /**
   * Asks for a roll, and was pressed before its person could see that the table had rolled already. It does nothing: nobody
   * passes by mistake.
   */
  readonly isMoot: boolean
  /** When it counts, by the rule of the tempo. Presses are ordered by this. */
  countsAt: number
  /** Its place among presses that count at the same time. */
  turn: number
  /** When it is handled: not before every rival's press that could be first has had time to arrive. */
  dueAt: number
}

type Given = Pick<Press, 'by' | 'seat' | 'request' | 'arrivedAt' | 'pressedAt'> & Partial<Press>

export const newPress = (given: Given): Press => ({
  type: 'press',
  by: given.by,
  person: given.person ?? null,
  name: given.name ?? '',
  seat: given.seat,
  ids: given.ids ?? [],
  request: given.request,
  arrivedAt: given.arrivedAt,
  pressedAt: given.pressedAt,
  isMoot: given.isMoot ?? false,
  countsAt: given.pressedAt,
  turn: 0,
  dueAt: given.arrivedAt,
})
