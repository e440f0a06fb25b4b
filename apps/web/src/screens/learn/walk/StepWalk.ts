import type { TableSnapshot } from '@jelly/client'
import type { Request } from '@jelly/table'
import type { Prompt, LessonStep } from '../steps/LessonStep.ts'
import { isAsked } from './isAsked.ts'
import { type Before, isDone, standingNow } from './isDone.ts'

/** What a walk needs of a table. */
interface WalkedTable {
  readonly get: () => TableSnapshot
  readonly subscribe: (listener: () => void) => () => void
  ask: (request: Request) => number
}

export interface WalkState {
  /** Null once the step is done. */
  readonly prompt: Prompt | null
  readonly index: number
  /** How often something else was tried since Pip began to wait. */
  readonly wrongs: number
}

/** Nothing was asked. */
const NOT_ASKED = 0

/** One person's way through a step: what Pip waits for now. It lets nothing else happen at the table. */
export class StepWalk {
  readonly #step: LessonStep
  readonly #table: WalkedTable
  readonly #ask: (request: Request) => number
  readonly #listeners = new Set<() => void>()
  #before: Before | null = null
  #isHurried = false
  #state: WalkState

  constructor(step: LessonStep, table: WalkedTable) {
    this.#step = step
    this.#table = table
    this.#ask = table.ask
    this.#state = { prompt: step.prompts[0] ?? null, index: 0, wrongs: 0 }
    table.ask = (request) => this.#hear(request)
    table.subscribe(() => this.#look())
    this.#look()
  }

  get = (): WalkState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What was said is read. */
  next = (): void => {
    if (this.#state.prompt?.do === 'read') this.#goOn()
  }

  /** Something else was tried. */
  wrong = (): number => {
    this.#turn({ ...this.#state, wrongs: this.#state.wrongs + 1 })
    return NOT_ASKED
  }

  /** The scoring waits for whoever reads: to want it to go on is to have read. */
  #hear(request: Request): number {
    if (request.type === 'skip' && this.#state.prompt?.do === 'read') return (this.next(), NOT_ASKED)
    return this.#lets(request) ? this.#ask(request) : this.wrong()
  }

  #lets(request: Request): boolean {
    const { prompt, index } = this.#state
    const game = this.#table.get().shown?.game ?? null
    if (prompt === null || game === null) return true
    return isAsked(request, prompt, this.#step.prompts[index + 1], game)
  }

  #look(): void {
    const { view } = this.#table.get()
    if (view === null || view.game === null || view.frozen !== null) return
    const { prompt } = this.#state
    if (prompt === null) return
    const before = (this.#before ??= standingNow(view.game))
    if (isDone(prompt, view, before)) this.#goOn()
    else if (prompt.do === 'watch' && view.phase === 'scoring') this.#hurry()
  }

  /** Nobody has to wait for a place to be scored that Pip is about to talk about. */
  #hurry(): void {
    if (this.#isHurried) return
    this.#isHurried = true
    this.#ask({ type: 'skip' })
  }

  #goOn(): void {
    const index = this.#state.index + 1
    this.#before = null
    this.#isHurried = false
    this.#turn({ prompt: this.#step.prompts[index] ?? null, index, wrongs: 0 })
    this.#look()
  }

  #turn(state: WalkState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
