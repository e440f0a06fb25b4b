import type { Request } from '../model/request.ts'

/** Something a person asked for that is not handled yet. */
export interface Press {
  readonly person: string
  readonly name: string
  /** The numbers of the messages that it answers (rolls asked for again meanwhile are one roll); none where it came another way. */
  readonly ids: number[]
  readonly request: Request
  readonly arrivedAt: number
  /** When it was pressed, as far as the table can tell. */
  readonly pressedAt: number
  /** Asks for a roll that the table had thrown already when the press was made, and not been seen yet: nobody passes by mistake. */
  readonly isMoot: boolean
}

const LONGEST = 8

/** Each person's presses in their order: none overtakes an earlier one that waits for its time. */
export class Queues {
  readonly #queues = new Map<string, Press[]>()
  readonly #taken = new Set<Press>()

  /** False: too many wait already. */
  add(press: Omit<Press, 'ids'>, id: number): boolean {
    const { person, request } = press
    const lane = this.#queues.get(person) ?? []
    const last = lane.at(-1)
    if (last?.request.type === 'rollDice' && request.type === 'rollDice' && !this.#taken.has(last)) last.ids.push(id)
    else if (lane.length >= LONGEST) return false
    else lane.push({ ...press, ids: [id] })
    this.#queues.set(person, lane)
    return true
  }

  /** Whether this message waits already: a resend after a reconnect. */
  has(person: string, id: number): boolean {
    return this.#queues.get(person)?.some(({ ids }) => ids.includes(id)) ?? false
  }

  /** The highest number that waits. */
  lastId(person: string): number {
    return Math.max(0, ...(this.#queues.get(person) ?? []).flatMap(({ ids }) => ids))
  }

  first(): Press[] {
    return [...this.#queues.values()].flatMap((lane) => lane[0] ?? [])
  }

  /** It is being handled: it stays known until it is answered. */
  take(press: Press): void {
    this.#taken.add(press)
  }

  remove(press: Press): void {
    const { person } = press
    this.#taken.delete(press)
    const rest = this.#queues.get(person)?.slice(1) ?? []
    if (rest.length > 0) this.#queues.set(person, rest)
    else this.#queues.delete(person)
  }
}
