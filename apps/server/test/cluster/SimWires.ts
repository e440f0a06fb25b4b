import type { VirtualClock } from '@jelly/table/testing'
import { type Wires, WiresError } from '../../src/wires/Wires.ts'

/** What an end needs of its process: it may stand still. */
interface Runner {
  run(act: () => void): void
  now(): number
}

/** Changes what was said on its way, for a planted mistake. The times are those of the clocks of who said and who hears it. */
export type Bend = (text: string, about: { address: string; saidAt: number; heardAt: number }) => string

type Answer = (text: string) => Promise<string>

/** Wires under a virtual clock, which can be slow, cut, or lose a message. */
export class SimExchange {
  readonly clock: VirtualClock
  readonly ends = new Set<SimWires>()
  delay = 1
  bend: Bend | null = null

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
  readonly #backs = new Set<() => void>()
  #isUp = true
  /** So many of the next words get lost. */
  losing = 0
  /** So many ms more each way. */
  lag = 0
  /** Whether it hears nothing while it is heard. */
  isDeaf = false

  constructor(exchange: SimExchange, runner: Runner) {
    this.#exchange = exchange
    this.#runner = runner
  }

  get isUp(): boolean {
    return this.#isUp
  }

  set isUp(isUp: boolean) {
    const isBack = isUp && !this.#isUp
    this.#isUp = isUp
    if (isBack) this.#runner.run(() => this.#backs.forEach((listener) => listener()))
  }

  whenBack(listener: () => void): () => void {
    this.#backs.add(listener)
    return () => this.#backs.delete(listener)
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
      const trip = delay + this.lag + (far?.lag ?? 0)
      const back = (act: () => void) => clock.wakeAt(clock.now() + trip, () => this.#runner.run(act))
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
      clock.wakeAt(clock.now() + trip, () => far.#runner.run(() => void (far.isDeaf || asked())))
    })
  }

  say(address: string, text: string): void {
    const { clock, ends, delay } = this.#exchange
    if (!this.isUp) return
    if (this.losing > 0) return void this.losing--
    const saidAt = this.#runner.now()
    for (const end of ends) {
      const trip = delay + this.lag + end.lag
      clock.wakeAt(clock.now() + trip, () => end.#runner.run(() => end.#hear(address, text, saidAt)))
    }
  }

  #hear(address: string, text: string, saidAt: number): void {
    const listener = this.#listeners.get(address)
    if (!this.isUp || this.isDeaf || listener === undefined) return
    const { bend } = this.#exchange
    listener(bend?.(text, { address, saidAt, heardAt: this.#runner.now() }) ?? text)
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
