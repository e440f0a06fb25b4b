import type { PossibleRefusal } from '../model/request.ts'

const REMEMBERED = 64

/** The latest answers to each person, for a message that comes again because its answer was lost. */
export class AnswersGiven {
  readonly #given = new Map<string, Map<number, PossibleRefusal>>()

  note(person: string, id: number, refusal: PossibleRefusal): void {
    const given = this.#given.get(person) ?? new Map<number, PossibleRefusal>()
    given.set(id, refusal)
    const [oldest] = given.keys()
    if (given.size > REMEMBERED && oldest !== undefined) given.delete(oldest)
    this.#given.set(person, given)
  }

  /** Undefined where no answer is remembered. */
  find(person: string, id: number): PossibleRefusal | undefined {
    return this.#given.get(person)?.get(id)
  }
}
