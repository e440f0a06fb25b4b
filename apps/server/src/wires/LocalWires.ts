import { type Wires, WiresError } from './Wires.ts'

type Answer = (text: string) => Promise<string>
type Listener = (text: string) => void

/** Wires that lead nowhere else: for one process alone, and for tests with several in one. */
export class LocalExchange {
  readonly answers = new Map<string, Answer>()
  readonly listeners = new Map<string, Set<Listener>>()

  /** An end of the wires, for one process. */
  join(): Wires {
    return new LocalWires(this)
  }
}

class LocalWires implements Wires {
  readonly #exchange: LocalExchange
  readonly #stops: (() => void)[] = []
  #closed = false

  constructor(exchange: LocalExchange) {
    this.#exchange = exchange
  }

  get isUp(): boolean {
    return !this.#closed
  }

  serve(address: string, answer: Answer): () => void {
    const { answers } = this.#exchange
    answers.set(address, answer)
    return this.#keep(() => void (answers.get(address) === answer && answers.delete(address)))
  }

  async ask(address: string, text: string, patience: number): Promise<string> {
    if (this.#closed) throw new WiresError('down', address)
    const answer = this.#exchange.answers.get(address)
    if (answer === undefined) throw new WiresError('nobody', address)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new WiresError('late', address)), patience)
    })
    // An answer that throws is no answer.
    const answered = Promise.resolve(text)
      .then(answer)
      .catch(() => late)
    return Promise.race([answered, late]).finally(() => clearTimeout(timer))
  }

  say(address: string, text: string): void {
    if (this.#closed) return
    const listeners = [...(this.#exchange.listeners.get(address) ?? [])]
    queueMicrotask(() => {
      for (const listener of listeners) listener(text)
    })
  }

  hear(address: string, listener: Listener): () => void {
    const { listeners } = this.#exchange
    const heard = listeners.get(address) ?? new Set()
    listeners.set(address, heard.add(listener))
    return this.#keep(() => void heard.delete(listener))
  }

  /** They are never away. */
  whenBack(): () => void {
    return () => undefined
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const stop of this.#stops.splice(0)) stop()
  }

  #keep(stop: () => void): () => void {
    this.#stops.push(stop)
    return stop
  }
}
