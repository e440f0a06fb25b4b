import type { TableRefusal } from '../model/request.ts'

const REMEMBERED = 64

/** What each person was answered lately, for a message that comes again after its answer was lost. */
export class Answers {
  readonly #given = new Map<string, Map<number, TableRefusal | null>>()

  note(person: string, id: number, refusal: TableRefusal | null): void {
    const given = this.#given.get(person) ?? new Map<number, TableRefusal | null>()
    given.set(id, refusal)
    const [oldest] = given.keys()
    if (given.size > REMEMBERED && oldest !== undefined) given.delete(oldest)
    this.#given.set(person, given)
  }

  /** Undefined: the message is new. */
  find(person: string, id: number, lastId: number): TableRefusal | null | undefined {
    const given = this.#given.get(person)?.get(id)
    if (given !== undefined) return given
    return id <= lastId ? { refused: 'alreadyHandled' } : undefined
  }
}
