import {
  canUseEffect,
  type DieId,
  type DistrictId,
  effectOf,
  type Effect,
  legal,
  squadOf,
  type View,
  type Zone,
} from '@jelly/rules'
import type { FinishPlan, Request } from '@jelly/table'
import type { TableSnapshot } from '@jelly/client'
import { IDLE, type Intent, pick, pickedDie, pickFace, placement } from './intent.ts'

/** What the player's actions need of a table. */
export interface TablePort {
  readonly get: () => TableSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly ask: (request: Request) => number
}

const NO_PLAN: FinishPlan = { lock: null, flip: false }

/** Turns taps and keys into requests. It knows what the player is in the middle of, and nothing of how it is drawn. */
export class Actions {
  readonly #table: TablePort
  readonly #listeners = new Set<() => void>()
  #current: Intent = IDLE
  #missed = 0

  constructor(table: TablePort) {
    this.#table = table
  }

  get = (): Intent => this.#current

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What was picked may be gone by now: rolled again, or placed. */
  get picked(): { die: DieId; value: number } | null {
    return pickedDie(this.#game, this.#seat, this.#current)
  }

  tapDie = (die: DieId): void => {
    const [game, seat] = [this.#game, this.#seat]
    if (game === null || seat === null) return
    if (legal(game, seat).dice.some((placeable) => placeable.die === die)) this.#turn(pick(this.#current, die))
  }

  /** A drag begins with the die in hand, whatever was picked before. */
  take = (die: DieId): void => this.#turn({ kind: 'picked', die })

  pickFace(face: number): boolean {
    const [game, seat] = [this.#game, this.#seat]
    if (game === null || seat === null) return false
    this.#turn(pickFace(game, seat, this.#current, face))
    return true
  }

  /** A tap on a card, perhaps on one of its dice or zones. */
  tapDistrict = (district: DistrictId, tapped?: Effect): void => {
    if (this.#current.kind === 'locking') return this.tapLock(district)
    const { picked } = this
    if (picked !== null) return this.#place(picked, district, tapped)
    if (tapped !== undefined) this.#actAt(district, tapped)
    else this.#missDie()
  }

  /** A tap on a district says that a die comes first, where one lies ready. */
  #missDie(): void {
    const [game, seat] = [this.#game, this.#seat]
    if (game === null || seat === null || legal(game, seat).dice.length === 0) return
    this.#turn({ kind: 'emptyHanded', n: (this.#missed += 1) })
  }

  /** So much was said; whatever the player has begun since stays. */
  forgetMissed(n: number): void {
    if (this.#current.kind === 'emptyHanded' && this.#current.n === n) this.#turn(IDLE)
  }

  #place({ die, value }: { die: DieId; value: number }, district: DistrictId, tapped?: Effect): void {
    this.#turn(IDLE)
    this.#table.ask(placement(die, value, district, this.#isAdjacent(district, tapped) ? tapped : undefined))
  }

  #isAdjacent(district: DistrictId, effect: Effect | undefined): boolean {
    if (effect === undefined || 'kick' in effect) return true
    const target = this.#game?.districts[district]?.target ?? effect.slide
    return Math.abs(target - effect.slide) === 1
  }

  /** What the die placed last may do, from the card or from the ribbon. */
  #actAt(district: DistrictId, effect: Effect): void {
    const pending = this.#pendingEffect
    if (pending?.district === district && this.#isUsable(effect)) this.act(effect)
  }

  act = (effect: Effect): void => {
    if (this.#isUsable(effect)) this.#table.ask({ type: 'useEffect', effect })
  }

  #isUsable(effect: Effect): boolean {
    const [game, seat] = [this.#game, this.#seat]
    if (game === null || seat === null) return false
    return legal(game, seat).effects.some((other) =>
      'kick' in effect
        ? 'kick' in other && other.kick === effect.kick
        : 'slide' in other && other.slide === effect.slide,
    )
  }

  /** Moves the target one zone up (towards the entrance) or down. */
  slide(step: 1 | -1): boolean {
    const game = this.#game
    const pending = this.#pendingEffect
    if (game === null || pending === null || effectOf(pending.value) !== 'slide') return false
    const zone = (game.districts[pending.district]?.target ?? 1) + step
    if (zone >= 1 && zone <= 3) this.act({ slide: zone as Zone })
    return true
  }

  /** [R2] Rolls, which lets an unused effect go; while the table is about to roll by itself there is nothing to ask. */
  roll = (): boolean => {
    const [game, seat] = [this.#game, this.#seat]
    if (game === null || seat === null || game.phase !== 'scramble') return false
    const { hand, rolled } = squadOf(game, seat)
    const usable = canUseEffect(game, seat)
    this.#turn(IDLE)
    if (hand.length === 0) {
      if (usable) this.#table.ask({ type: 'skipEffect' })
      return usable
    }
    if ((!rolled && !usable) || this.#isAsked('rollDice')) return false
    this.#table.ask({ type: 'rollDice' })
    return true
  }

  /** [R6] Locks, once finished; before that it is planned. */
  tapLock = (district: DistrictId): void => {
    this.#turn(IDLE)
    const [game, seat] = [this.#game, this.#seat]
    if (game === null || seat === null) return
    if (legal(game, seat).lock.includes(district)) this.#table.ask({ type: 'lockDistrict', district })
    else if (squadOf(game, seat).hand.length > 0) {
      const lock = this.#plan.lock === district ? null : district
      this.#planFinish({ ...this.#plan, lock })
    }
  }

  /** [R7] Turns the hourglass, once finished; before that it is planned. */
  tapGlass = (): void => {
    this.#turn(IDLE)
    const [game, seat] = [this.#game, this.#seat]
    if (game === null || seat === null) return
    if (legal(game, seat).flip) this.#table.ask({ type: 'flipTimer' })
    else if (squadOf(game, seat).hand.length > 0) this.#planFinish({ ...this.#plan, flip: !this.#plan.flip })
  }

  #planFinish(plan: FinishPlan): void {
    if (!this.isPurist && this.#game?.phase === 'scramble') this.#table.ask({ type: 'planFinish', ...plan })
  }

  get isPurist(): boolean {
    return this.#table.get().view?.settings.purist ?? false
  }

  get #plan(): FinishPlan {
    return this.#table.get().plan ?? NO_PLAN
  }

  armLock = (): void => this.#turn(this.#current.kind === 'locking' ? IDLE : { kind: 'locking' })

  armAsk = (): void => this.#turn({ kind: 'asking' })

  cancel = (): boolean => {
    const was = this.#current
    this.#turn(IDLE)
    return was.kind !== 'idle'
  }

  get #pendingEffect() {
    const [game, seat] = [this.#game, this.#seat]
    return game === null || seat === null ? null : squadOf(game, seat).effect
  }

  #isAsked(type: Request['type']): boolean {
    return this.#table.get().pending.some(({ request }) => request.type === type)
  }

  get #game(): View | null {
    return this.#table.get().shown?.game ?? null
  }

  get #seat(): number | null {
    return this.#table.get().you
  }

  #turn(intent: Intent): void {
    if (intent === this.#current) return
    this.#current = intent
    for (const listener of this.#listeners) listener()
  }
}
