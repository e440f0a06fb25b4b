import {
  type Answer,
  type Command,
  decide,
  type Decision,
  type DieValue,
  type DistrictId,
  type Effect,
  type Event,
  type EventOf,
  type EventType,
  evolve,
  isRefusal,
  type Pod,
  type RefusalReason,
  type Zone,
} from '../../src/index.ts'
import { LoadedDice } from './loadedDice.ts'
import { Position } from './Position.ts'

export type Said = { copy: 'cw' | 'ccw' } | { pod: Pod } | { pay: string[] }
export interface Using {
  readonly at?: DistrictId
  /** Whose die, of which value. */
  readonly kick?: readonly [string, DieValue]
  readonly slide?: Zone
}

/** `table('Gina', 'Sam', 'Charlie')`: a test states only what it is about. */
export const table = (...names: string[]): TestTable => new TestTable(names)

export class TestTable extends Position {
  readonly events: Event[] = []
  #loaded = new LoadedDice([])

  decides(who: string, command: Command, ...values: DieValue[]): Decision {
    const seat = who === 'table' ? 'table' : this.seat(who)
    return decide(this.state, seat, command, values.length > 0 ? new LoadedDice(values).roll : this.#loaded.roll)
  }
  /** Why the command is refused; null where it is not. Nothing happens either way. */
  refusal(who: string, command: Command, ...values: DieValue[]): RefusalReason | null {
    const decision = this.decides(who, command, ...values)
    return isRefusal(decision) ? decision.refused : null
  }
  does(who: string, command: Command, ...values: DieValue[]): this {
    const decision = this.decides(who, command, ...values)
    if (isRefusal(decision)) throw new Error(`${who} ${command.type}: ${decision.refused}`)
    for (const event of decision) {
      evolve(this.state, event)
      this.events.push(event)
    }
    return this
  }

  rolls(name: string, ...values: DieValue[]): this {
    return this.does(name, { type: 'rollDice' }, ...values)
  }
  /** Places a die that shows the value, with its effect if one is named. */
  places(name: string, value: DieValue, using: Using = {}): this {
    return this.does(name, this.placing(name, value, using))
  }
  placing(name: string, value: DieValue, using: Using = {}): Command {
    const { hand, tray } = this.squad(name)
    const die = hand[tray.indexOf(value)] ?? -1
    const district = using.at ?? this.focus
    const effect = this.#effect(using, district)
    return { type: 'placeDie', die, district, ...(effect && { effect }) }
  }
  uses(name: string, using: Using): this {
    const effect = this.#effect(using, using.at ?? this.focus)
    if (effect === undefined) throw new Error('name an effect')
    return this.does(name, { type: 'useEffect', effect })
  }
  #effect({ kick, slide }: Using, district: DistrictId): Effect | undefined {
    if (slide !== undefined) return { slide }
    return kick && { kick: this.dieAt(district, ...kick) }
  }
  /** Rolls and places one die after the other on the district in focus. */
  placed(name: string, ...values: DieValue[]): this {
    for (const value of values) {
      const { length } = this.squad(name).hand
      const others = Array.from({ length: length - 1 }, () => (value % 6) + 1)
      this.rolls(name, value, ...others).places(name, value)
    }
    return this
  }
  /** Places all dice left on a district, as 5s and 6s, which have no effect. */
  finishes(name: string, at: DistrictId = this.focus): this {
    const before = this.focus
    const values = this.squad(name).hand.map((_, n) => 5 + (n % 2))
    this.at(at).placed(name, ...values)
    return this.at(before)
  }
  locks(name: string, district: DistrictId): this {
    return this.does(name, { type: 'lockDistrict', district })
  }
  flips(name: string): this {
    return this.does(name, { type: 'flipTimer' })
  }

  /** Ends the round if it still runs. */
  timeIsUp(): this {
    if (this.state.phase !== 'scramble') return this
    if (this.state.flippedBy === null) this.flips('table')
    return this.does('table', { type: 'sandRunsOut' })
  }
  /** Scores the round until it is over or waits for an answer; the rolls are for re-rolls. */
  scores(...rolls: DieValue[]): this {
    this.#loaded = new LoadedDice(rolls)
    return this.timeIsUp().#scoresOn()
  }
  #scoresOn(): this {
    while (this.state.phase === 'scoring' && this.state.choice === null) this.does('table', { type: 'scoreNext' })
    if (this.state.choice === null && this.#loaded.left > 0)
      throw new Error(`${this.#loaded.left} dice were not rolled`)
    return this
  }
  scoresOne(): this {
    return this.timeIsUp().does('table', { type: 'scoreNext' })
  }
  answers(name: string, said: Said): this {
    return this.does(name, this.answering(said)).#scoresOn()
  }
  answering(said: Said): Command {
    return { type: 'answerChoice', answer: this.#answer(said) }
  }
  #answer(said: Said): Answer<never> {
    if ('copy' in said) return { kind: 'copy', from: said.copy }
    if ('pod' in said) return { kind: 'pod', pod: said.pod }
    return { kind: 'pay', order: said.pay.map((name) => this.seat(name)) }
  }
  byDefault(): this {
    return this.does('table', { type: 'answerByDefault' }).#scoresOn()
  }
  opens(...rolls: DieValue[]): this {
    this.#loaded = new LoadedDice(rolls)
    this.does('table', { type: 'openPods' })
    if (this.#loaded.left > 0) throw new Error(`${this.#loaded.left} dice were not rolled`)
    return this
  }

  happened<T extends EventType>(type: T): EventOf<T, never>[] {
    return this.events.filter((event): event is EventOf<T, never> => event.type === type)
  }
}
