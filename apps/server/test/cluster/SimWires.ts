import type { VirtualClock } from '@jelly/table/testing'
import { type Wires, WiresError } from '../../src/wires/Wires.ts'

/** What an end needs of its process: it may stand still. */
interface Runner {
  run(act: () => void): void
}

type Answer = (text: string) => Promise<string>

/** Wires under a virtual clock, which can be slow, cut, or lose a message. */
export class SimExchange {
  readonly clock: VirtualClock
  readonly ends = new Set<SimWires>()
  delay = 1

  constructor(clock: VirtualClock) {
    this.clock = clock
  }

  join(runner: Runner): SimWires {
    const wires = new SimWires(this, runner)
    this.ends.add(wires)
    return wires
  }
}

export class SimWires implements Wires {
  readonly #exchange: SimExchange
  readonly #runner: Runner
  readonly #answers = new Map<string, Answer>()
  readonly #listeners = new Map<string, (text: string) => void>()
  isUp = true
  /** So many of the next words get lost. */
  losing = 0

  constructor(exchange: SimExchange, runner: Runner) {
    this.#exchange = exchange
    this.#runner = runner
  }

  serve(address: string, answer: Answer): () => void {
    this.#answers.set(address, answer)
    return () => this.#answers.delete(address)
  }

  hear(address: string, listener: (text: string) => void): () => void {
    this.#listeners.set(address, listener)
    return () => this.#listeners.delete(address)
  }

  ask(address: string, text: string, patience: number): Promise<string> {
    const { clock, ends, delay } = this.#exchange
    if (!this.isUp) return Promise.reject(new WiresError('down', address))
    const far = [...ends].find((end) => end.isUp && end.#answers.has(address))
    return new Promise((resolve, reject) => {
      const back = (act: () => void) => clock.wakeAt(clock.now() + delay, () => this.#runner.run(act))
      if (far === undefined) return void back(() => reject(new WiresError('nobody', address)))
      const late = () => this.#runner.run(() => reject(new WiresError('late', address)))
      const callOff = clock.wakeAt(clock.now() + patience, late)
      const answered = (answer: string) => {
        callOff()
        back(() => resolve(answer))
      }
      const asked = () =>
        far.#answers
          .get(address)?.(text)
          .then(answered, () => undefined)
      clock.wakeAt(clock.now() + delay, () => far.#runner.run(() => void asked()))
    })
  }

  say(address: string, text: string): void {
    const { clock, ends, delay } = this.#exchange
    if (!this.isUp) return
    if (this.losing > 0) return void this.losing--
    for (const end of ends) {
      clock.wakeAt(clock.now() + delay, () => end.#runner.run(() => end.isUp && end.#listeners.get(address)?.(text)))
    }
  }

  /** The process is killed. */
  die(): void {
    this.isUp = false
    this.#exchange.ends.delete(this)
  }

  async close(): Promise<void> {
    this.die()
  }
}
