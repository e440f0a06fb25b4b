import type { Temperament, Thought } from '@jelly/bots'
import { canUseEffect, type Seat, squadOf, type View, viewOf } from '@jelly/rules'
import type { BotMind, Entropy } from '../model/ports.ts'
import type { BotLevel } from '../model/settings.ts'
import type { SeatState, TableState } from '../model/tableState.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { isPlayedByBot } from '../record/people.ts'

/** How a bot plays for a person who is gone. */
const STAND_IN: Temperament = 'cautious'
/** After a refusal, or with nothing to do, a bot looks again after a while (ms at normal speed). */
const LOOK_AGAIN = 400

interface Thinking {
  /** What it thinks about; when that changes it thinks anew. */
  readonly situation: string
  readonly since: number
  thought: Thought | null | 'pending'
  readonly told: number
}

export interface BotPress {
  readonly seat: Seat
  readonly at: number
  readonly command: Thought['command']
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

  /** What the bots do next; to be asked again whenever something has happened. */
  presses(record: TableRecord, now: number): BotPress[] {
    return record.state.seats.flatMap((sitter, seat) => this.#pressOf(record, seat, sitter, now) ?? [])
  }

  /** It is done, or was refused: another thought is due, after a refusal not at once. */
  forget(seat: Seat, refusedAt: number | null): void {
    const thinking = this.#minds.get(seat)
    if (thinking === undefined || refusedAt === null) this.#minds.delete(seat)
    else this.#minds.set(seat, { ...thinking, thought: null, since: refusedAt, told: -1 })
  }

  /** When a bot with nothing to do looks again. */
  looksAt(record: TableRecord): number | null {
    let first: number | null = null
    for (const [, { thought, since, told }] of this.#minds) {
      if (thought !== null || told === record.notes.told) continue
      first = Math.min(first ?? Infinity, since + LOOK_AGAIN / this.#speed)
    }
    return first
  }

  #pressOf(record: TableRecord, seat: Seat, sitter: SeatState<never>, now: number): BotPress | null {
    const situation = isPlayedByBot(sitter) ? situationOf(record.state, seat) : null
    if (situation === null) {
      this.#minds.delete(seat)
      return null
    }
    const { thought, since } = this.#thinking(record, seat, sitter, situation, now)
    if (thought === null || thought === 'pending') return null
    return { seat, at: since + thought.after / this.#speed, command: thought.command }
  }

  #thinking(record: TableRecord, seat: Seat, sitter: SeatState<never>, situation: string, now: number): Thinking {
    const old = this.#minds.get(seat)
    if (old !== undefined && old.situation === situation && !this.#looksAgain(old, record, now)) return old
    const thinking: Thinking = { situation, since: now, thought: 'pending', told: record.notes.told }
    this.#minds.set(seat, thinking)
    this.#think(thinking, record.state, seat, sitter)
    return thinking
  }

  #looksAgain({ thought, since, told }: Thinking, record: TableRecord, now: number): boolean {
    return thought === null && told !== record.notes.told && now >= since + LOOK_AGAIN / this.#speed
  }

  #think(thinking: Thinking, { game, settings }: TableState<never>, seat: Seat, sitter: SeatState<never>): void {
    if (game === null) return
    const { level, temperament } = characterOf(sitter, settings.botLevel)
    const thought = this.#ask(() => this.#mind.think(level, temperament, viewOf(game, seat), seat, this.#seed()))
    if (!(thought instanceof Promise)) thinking.thought = thought
    else void this.#await(thinking, thought)
  }

  /** A mind that fails is one with nothing to do: the others play on. */
  #ask(think: () => ReturnType<BotMind['think']>): ReturnType<BotMind['think']> {
    try {
      return think()
    } catch {
      return null
    }
  }

  async #await(thinking: Thinking, thought: Promise<Thought | null>): Promise<void> {
    thinking.thought = await thought.catch(() => null)
    this.#wake()
  }

  #seed(): number {
    return this.#entropy.bytes(4).reduce((seed, byte) => seed * 256 + byte, 0)
  }
}

const characterOf = (sitter: SeatState<never>, level: BotLevel) =>
  sitter.kind === 'bot' ? sitter : { level, temperament: STAND_IN }

/** What a bot's next thought depends on of its own affairs; null where there is nothing to think about. */
function situationOf({ game, frozen, phase }: TableState<never>, seat: Seat): string | null {
  if (game === null || frozen !== null) return null
  if (phase === 'scoring') return choiceOf(game, seat)
  if (phase !== 'scramble') return null
  const { hand, rolled, effect } = squadOf(game, seat)
  const waitsForRoll = hand.length > 0 && !rolled && !canUseEffect(game, seat)
  return waitsForRoll ? null : `scramble/${game.round}/${game.drawn[seat]}/${hand.length}/${effect === null}`
}

function choiceOf({ choice, round, scored }: View, seat: Seat): string | null {
  if (choice === null) return null
  const at = choice.question.asked.indexOf(seat)
  if (at < 0 || choice.answers[at]) return null
  return `choice/${round}/${scored}/${choice.question.kind}/${choice.rest.length}`
}
