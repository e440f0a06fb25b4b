import type { PossibleRefusal } from '../model/request.ts'

const REMEMBERED = 64

/** The latest answers to each person, for a message that comes again because its answer was lost. */
export class AnswersGiven {
  readonly #given = new Map<string, Map<number, PossibleRefusal>>()

  note(person: string, id: number, refusal: PossibleRefusal): void {
    let given = this.#given.get(person)
    if (given === undefined) this.#given.set(person, (given = new Map()))
    given.set(id, refusal)
    if (given.size > REMEMBERED) for (const oldest of given.keys()) return void given.delete(oldest)
  }

  /** Undefined where no answer is remembered. */
  find(person: string, id: number): PossibleRefusal | undefined {
    return this.#given.get(person)?.get(id)
  }
}
