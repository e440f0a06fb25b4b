import type { Temperament, Thought } from '@jelly/bots'
import { canUseEffect, type Seat, squadOf, type View, viewOf } from '@jelly/rules'
import type { BotMind, Entropy } from '../model/ports.ts'
import { newPress, type Press } from '../model/press.ts'
import type { BotLevel } from '../model/settings.ts'
import type { SeatState, TableState } from '../model/tableState.ts'
import { isPlayedByBot } from '../record/people.ts'
import type { TableRecord } from '../record/TableRecord.ts'

/** How a bot plays for a person who is gone. */
const STAND_IN: Temperament = 'cautious'
/** After a refusal, or with nothing to do, a bot looks again after a while (ms at normal speed). */
const LOOK_AGAIN = 400

interface Thinking {
  /** What it thinks about; when that changes it thinks anew. */
  readonly situation: string
  readonly since: number
  readonly told: number
  /** What it will press; null: nothing for now. */
  press: Press | null | 'pending'
}

/** The bots of a table, each with one thing in mind at a time. */
export class BotSeats {
  readonly #minds = new Map<Seat, Thinking>()
  readonly #mind: BotMind
  readonly #entropy: Entropy
  readonly #speed: number
  readonly #wake: () => void

  constructor(ports: { botMind: BotMind; entropy: Entropy }, speed: number, wake: () => void) {
    this.#mind = ports.botMind
    this.#entropy = ports.entropy
    this.#speed = speed
    this.#wake = wake
  }

  /** Adds what the bots press next. It is called again whenever something has happened. */
  addPresses(into: Press[], record: TableRecord, now: number): void {
    const { seats } = record.state
    for (let seat = 0; seat < seats.length; seat++) {
      const sitter = seats[seat]
      const isGhost = this.#mind.isGhost?.(seat) === true
      const situation = isPlayedByBot(sitter) ? situationOf(record.state, seat, isGhost) : null
      if (situation === null || sitter === undefined) {
        this.#minds.delete(seat)
        continue
      }
      const { press } = this.#thinking(record, seat, sitter, situation, now)
      if (press !== null && press !== 'pending') into.push(press)
    }
  }

  /** The press is done or was refused. Another thought is due; after a refusal it waits a while. */
  forget(seat: Seat, refusedAt: number | null): void {
    const thinking = this.#minds.get(seat)
    if (thinking === undefined || refusedAt === null) this.#minds.delete(seat)
    else this.#minds.set(seat, { ...thinking, press: null, since: refusedAt, told: -1 })
  }

  /** When a bot with nothing to do looks again. */
  looksAt(record: TableRecord): number | null {
    let first: number | null = null
    for (const [, { press, since, told }] of this.#minds) {
      if (press !== null || told === record.notes.told) continue
      first = Math.min(first ?? Infinity, since + LOOK_AGAIN / this.#speed)
    }
    return first
  }

  #thinking(record: TableRecord, seat: Seat, sitter: SeatState<never>, situation: string, now: number): Thinking {
    const old = this.#minds.get(seat)
    if (old !== undefined && old.situation === situation && !this.#looksAgain(old, record, now)) return old
    const thinking: Thinking = { situation, since: now, press: 'pending', told: record.notes.told }
    this.#minds.set(seat, thinking)
    this.#think(thinking, record.state, seat, sitter)
    return thinking
  }

  #looksAgain({ press, since, told }: Thinking, record: TableRecord, now: number): boolean {
    return press === null && told !== record.notes.told && now >= since + LOOK_AGAIN / this.#speed
  }

  #think(thinking: Thinking, { game, settings }: TableState<never>, seat: Seat, sitter: SeatState<never>): void {
    if (game === null) return
    const { level, temperament } = characterOf(sitter, settings.botLevel)
    const thought = this.#ask(() => this.#mind.think(level, temperament, viewOf(game, seat), seat, this.#seed()))
    if (!(thought instanceof Promise)) this.#conclude(thinking, seat, thought)
    else void this.#await(thinking, seat, thought)
  }

  /** A bot whose thinking fails has nothing to do; the others play on. */
  #ask(think: () => ReturnType<BotMind['think']>): ReturnType<BotMind['think']> {
    try {
      return think()
    } catch {
      return null
    }
  }

  async #await(thinking: Thinking, seat: Seat, thought: Promise<Thought | null>): Promise<void> {
    this.#conclude(thinking, seat, await thought.catch(() => null))
    this.#wake()
  }

  #conclude(thinking: Thinking, seat: Seat, thought: Thought | null): void {
    const at = thinking.since + (thought?.after ?? 0) / this.#speed
    thinking.press = thought && newPress({ by: 'bot', seat, request: thought.command, arrivedAt: at, pressedAt: at })
  }

  #seed(): number {
    return this.#entropy.bytes(4).reduce((seed, byte) => seed * 256 + byte, 0)
  }
}

const characterOf = (sitter: SeatState<never>, level: BotLevel) =>
  sitter.kind === 'bot' ? sitter : { level, temperament: STAND_IN }

/** What a bot's next thought depends on in its own affairs; null where there is nothing to think about. */
function situationOf({ game, frozen, phase }: TableState<never>, seat: Seat, isGhost: boolean): string | null {
  if (game === null || frozen !== null) return null
  if (phase === 'scoring') return choiceOf(game, seat, isGhost)
  if (phase !== 'scramble') return null
  const { hand, rolled, effect } = squadOf(game, seat)
  const waitsForRoll = hand.length > 0 && !rolled && !canUseEffect(game, seat)
  // A ghost rolls by itself.
  return waitsForRoll && !isGhost
    ? null
    : `scramble/${game.round}/${game.drawn[seat]}/${hand.length}/${effect === null}`
}

function choiceOf({ choice, round, scored }: View, seat: Seat, mayChange: boolean): string | null {
  if (choice === null) return null
  const at = choice.question.asked.indexOf(seat)
  if (at < 0 || (choice.answers[at] && !mayChange)) return null
  return `choice/${round}/${scored}/${choice.question.kind}/${choice.rest.length}`
}
