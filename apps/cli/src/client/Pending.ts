import type { ClientMessage, Request, TableRefusal } from '@jelly/table'

type DoMessage = Extract<ClientMessage, { type: 'do' }>

interface Waiting {
  readonly message: DoMessage
  readonly since: number
  readonly resolve: (refusal: TableRefusal | null) => void
}

/** What was asked for and is not answered yet, in order. Numbers rise and are never used twice. */
export class Pending {
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  add(request: Request): { readonly message: DoMessage; readonly answer: Promise<TableRefusal | null> } {
    const id = ++this.#lastId
    const message = { type: 'do', id, request } as const
    const answer = new Promise<TableRefusal | null>((resolve) =>
      this.#waiting.set(id, { message, since: performance.now(), resolve }),
    )
    return { message, answer }
  }

  /** How long it took; null for an answer that came before. `alreadyHandled`: an answer was lost, the journal has it. */
  settle(id: number, refusal: TableRefusal | null): number | null {
    const waiting = this.#waiting.get(id)
    if (waiting === undefined) return null
    this.#waiting.delete(id)
    waiting.resolve(refusal?.refused === 'alreadyHandled' ? null : refusal)
    return performance.now() - waiting.since
  }

  /** All that is to be said again on a new line; numbers go on after those of an earlier life. */
  again(lastId: number): readonly DoMessage[] {
    this.#lastId = Math.max(this.#lastId, lastId)
    return [...this.#waiting.values()].map(({ message }) => message)
  }
}
