import type { Clock } from '@jelly/table'
import type { Log } from '../health/log.ts'
import type { Node, NodeStatus, Owned, Ownership } from '../store/Ownership.ts'
import { Neighbours } from './Neighbours.ts'
import { Unanswered } from './Unanswered.ts'

export const BEAT_EVERY = 500
/** After one that failed: as soon as the store is back, everybody waits for this. */
const TRY_AGAIN = 100
/** While nobody is at the address of one of them: people wait until it is known whether it is dead. */
const LOOK_CLOSELY = 100
/** So long after the last good beat was sent, another may have been given what was ours. */
const SURE_FOR = 2000

export interface MembershipOptions {
  readonly ownership: Ownership
  /** What the operator calls this process: a new start of the same name replaces the one before. */
  readonly name: string
  readonly clock: Clock
  readonly log: Log
  readonly status: () => NodeStatus
  /** Whether this process may depose others now. */
  readonly mayDepose: () => boolean
  /** Lives that are over: dead, or gone by themselves. */
  readonly onOver: (lives: readonly string[]) => void
  /** This process has taken a dead life off the list: others need not wait for their next beat to see it. */
  readonly onDeposed: () => void
  /** After doubt: these are the tables that are still ours. */
  readonly onConfirmed: (owned: ReadonlySet<string>) => Promise<void>
  /** After each good beat. */
  readonly onBeat: () => void
  /** Another process has this one's name: there is nothing left to do here. */
  readonly onReplaced: () => void
}

/** Beats, so that others see that this process lives, and sees from the others' beats who else does. */
export class Membership {
  readonly #options: MembershipOptions
  readonly #neighbours = new Neighbours()
  readonly #waiting = new Set<(sure: boolean) => void>()
  readonly #watching = new Set<() => void>()
  readonly #unanswered = new Unanswered()
  #nodes: readonly Node[] = []
  #goodAt = -Infinity
  #beatsFailed = 0
  #failsNow = false
  #isBeating = false
  #looksAgain = false
  #stopped = false
  #callOff: () => void = () => undefined

  constructor(options: MembershipOptions) {
    this.#options = options
  }

  get life(): string {
    return this.#options.ownership.life
  }

  /** All that are listed, as of the last good beat. */
  get nodes(): readonly Node[] {
    return this.#nodes
  }

  get beatsFailed(): number {
    return this.#beatsFailed
  }

  /** Whether somebody else may own our tables by now: nothing may be said from memory. */
  get inDoubt(): boolean {
    return this.#options.clock.now() - this.#goodAt > SURE_FOR
  }

  async start(): Promise<void> {
    const { ownership, name, status } = this.#options
    await ownership.enter(name, status())
    ownership.whenCut(() => this.look())
    await this.#tryBeat()
    this.#next()
  }

  /** Leaves the list: nobody has to wait until this life looks dead. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#callOff()
    this.#settle(false)
    await this.#options.ownership.remove([this.life]).catch(() => undefined)
  }

  /** Whether another life has the table. One that is on the list and new to us lives; one that is off the list does not. */
  isTaken({ owner, listed }: Owned): boolean {
    return owner !== null && owner !== this.life && listed && !this.#neighbours.isDead(owner)
  }

  /** Whether it may be dead, as far as our last look tells. */
  isDoubtful(life: string): boolean {
    return this.#neighbours.isDoubtful(life)
  }

  /** Whether nobody looks as if it might be dead. */
  get allBeat(): boolean {
    return !this.#nodes.some(({ life }) => this.isSilent(life) || this.isDoubtful(life))
  }

  /** Nobody is at its address: looks soon, and more often. */
  suspect(life: string): void {
    if (this.isSilent(life)) return
    this.#neighbours.hear(life, true)
    if (this.#isBeating || this.#stopped || !this.isSilent(life)) return
    this.#callOff()
    this.#next()
  }

  /** Somebody is at its address. */
  answered(life: string): void {
    this.#neighbours.hear(life, false)
  }

  /** Whether nobody is at its address, as far as is known. */
  isSilent(life: string): boolean {
    return this.#neighbours.isSilent(life)
  }

  /** Resolves as soon as it is known whether a life at whose address is nobody is over or beats again, or when that takes too long. */
  whileSilent(life: string, patience: number): Promise<void> {
    const { clock } = this.#options
    return new Promise((resolve) => {
      const end = () => {
        callOff()
        this.#watching.delete(look)
        resolve()
      }
      const look = () => !this.isSilent(life) && end()
      const callOff = clock.wakeAt(clock.now() + patience, end)
      this.#watching.add(look)
    })
  }

  /** The answer of a life; late as soon as that life is over. */
  whileListed<Answer>(life: string, answer: Promise<Answer>): Promise<Answer> {
    return this.#unanswered.keep(life, answer)
  }

  /** Another process has found somebody dead, or may take this one for dead: beats and looks at once. */
  look(): void {
    this.#looksAgain = true
    if (this.#isBeating || this.#stopped) return
    this.#callOff()
    this.#next()
  }

  /** Resolves with true as soon as there is no doubt; false where that takes too long. */
  sure(patience: number): Promise<boolean> {
    if (!this.inDoubt) return Promise.resolve(true)
    const { clock } = this.#options
    return new Promise((resolve) => {
      const settle = (sure: boolean) => {
        callOff()
        this.#waiting.delete(settle)
        resolve(sure)
      }
      const callOff = clock.wakeAt(clock.now() + patience, () => settle(false))
      this.#waiting.add(settle)
    })
  }

  async #tryBeat(): Promise<void> {
    try {
      await this.#beat()
      this.#failsNow = false
    } catch (error) {
      this.#beatsFailed++
      if (!this.#failsNow) this.#options.log.warn({ error: String(error) }, 'a beat failed')
      this.#failsNow = true
    }
  }

  async #beat(): Promise<void> {
    const { clock, ownership, status, onConfirmed, onBeat } = this.#options
    const sentAt = clock.now()
    const before = await ownership.beat(status())
    const nodes = before ?? (await this.#enterAgain())
    if (nodes === null || this.#stopped) return
    if (before === null || this.inDoubt) await onConfirmed(new Set(await ownership.owned()))
    this.#goodAt = sentAt
    this.#settle(true)
    await this.#look(nodes)
    onBeat()
  }

  /** This life was taken for dead. It comes back, unless another has its name by now. */
  async #enterAgain(): Promise<readonly Node[] | null> {
    const { ownership, name, status, log, onReplaced } = this.#options
    // From here on nothing is sure until the tables are confirmed.
    this.#goodAt = -Infinity
    await ownership.enterAgain(name, status())
    const nodes = await ownership.beat(status())
    if (nodes !== null) return nodes
    log.error({ node: name }, 'another process has the name of this one')
    this.#stopped = true
    onReplaced()
    return null
  }

  async #look(nodes: readonly Node[]): Promise<void> {
    const { clock, ownership, mayDepose, onDeposed, onOver, log } = this.#options
    const others = nodes.filter(({ life }) => life !== this.life)
    const left = this.#neighbours.look(others, clock.now())
    const dead = mayDepose() ? this.#neighbours.takeDead() : []
    this.#nodes = nodes.filter(({ life }) => !dead.includes(life))
    if (dead.length > 0) {
      log.warn({ dead }, 'a process has died')
      await ownership.remove(dead)
      onDeposed()
    }
    const over = [...left, ...dead]
    if (over.length > 0) onOver(over)
    for (const life of over) this.#unanswered.giveUp(life)
    for (const watch of this.#watching) watch()
  }

  #settle(sure: boolean): void {
    for (const settle of this.#waiting) settle(sure)
  }

  #next(): void {
    if (this.#stopped) return
    const { clock } = this.#options
    this.#callOff = clock.wakeAt(clock.now() + this.#pause(), () => void this.#beatInTurn())
    this.#looksAgain = false
  }

  #pause(): number {
    if (this.#looksAgain) return 0
    if (this.#failsNow) return TRY_AGAIN
    return this.#neighbours.areSomeSilent ? LOOK_CLOSELY : BEAT_EVERY
  }

  async #beatInTurn(): Promise<void> {
    this.#isBeating = true
    await this.#tryBeat()
    this.#isBeating = false
    this.#next()
  }
}
