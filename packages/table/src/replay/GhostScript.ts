import type { Replay } from '@jelly/dice'
import { type Command, type Game, type Seat, type SeatCommand, squadOf } from '@jelly/rules'
import type { TableState } from '../model/tableState.ts'
import { reenact } from './reenact.ts'

/** Something that a seat did, and when: since its round began, or since it was asked. */
interface Deed {
  readonly command: SeatCommand
  readonly after: number
}

/** What a seat did in each situation of its own; other seats may have done anything. */
export class GhostScript {
  readonly #deeds = new Map<string, Deed>()
  /** Questions that a seat let pass. */
  readonly #silent = new Set<string>()
  /** When each round was over, since it began. */
  readonly #rounds = new Map<number, number>()
  /** What a seat had drawn of its stream when a round began. */
  readonly #drawn = new Map<string, number>()

  constructor(replay: Replay) {
    const began = new Map<number, number>()
    let [askedAt, order, last]: [number, number, number] = [0, 0, 0]
    reenact(replay, ({ at, seat, request, events }, before) => {
      // What was accepted in the same millisecond keeps its order.
      order = at > last ? 0 : order + 1
      last = at
      const time = at + order / 1000
      const game = before?.game ?? null
      if (game !== null && typeof seat === 'number') {
        const from = game.choice === null ? (began.get(game.round) ?? at) : askedAt
        this.#note(game, seat, request as Command, time - from)
      }
      for (const told of events) {
        if (told.type !== 'game') continue
        const { event } = told
        if (event.type === 'choiceAsked') askedAt = at
        if (event.type === 'choiceAnswered' && event.byDefault && game !== null)
          this.#silent.add(this.#key(game, event.seat, 0))
        if (event.type === 'roundStarted') this.#begin(began, event.round, at, before)
        if (event.type === 'roundEnded') this.#rounds.set(game?.round ?? 0, at - (began.get(game?.round ?? 0) ?? at))
      }
    })
  }

  #begin(began: Map<number, number>, round: number, at: number, before: TableState<never> | null): void {
    began.set(round, at)
    before?.game?.squads.forEach((_, seat) => this.#drawn.set(`${round}/${seat}`, before.game?.drawn[seat] ?? 0))
  }

  #note(game: Game<never>, seat: Seat, command: Command, after: number): void {
    this.#deeds.set(this.#key(game, seat, this.drawnBefore(game.round, seat)), {
      command: command as SeatCommand,
      after,
    })
  }

  drawnBefore(round: number, seat: Seat): number {
    return this.#drawn.get(`${round}/${seat}`) ?? 0
  }

  /** What the seat did as things stand with it; null where nothing is recorded. */
  deedAt<Hidden extends null>(game: Game<Hidden>, seat: Seat, drawnBefore: number): Deed | null {
    return this.#deeds.get(this.#key(game, seat, drawnBefore)) ?? null
  }

  /** Whether the seat let this question pass. */
  isSilent<Hidden extends null>(game: Game<Hidden>, seat: Seat): boolean {
    return this.#silent.has(this.#key(game, seat, 0))
  }

  lengthOf(round: number): number {
    return this.#rounds.get(round) ?? 0
  }

  #key<Hidden extends null>(game: Game<Hidden>, seat: Seat, drawnBefore: number): string {
    const { round, choice, scored, flippedBy, drawn } = game
    if (choice !== null) {
      const { question, rest, answers } = choice
      const own = answers[question.asked.indexOf(seat)]
      const answered = own?.kind === 'copy' ? own.from : Boolean(own)
      return [seat, 'choice', round, scored, question.kind, rest.length, answered].join('/')
    }
    const { hand, rolled, effect, screen } = squadOf(game, seat)
    const rolls = (drawn[seat] ?? 0) - drawnBefore
    return [seat, round, rolls, hand.length, rolled, effect === null, screen === null, flippedBy === seat].join('/')
  }
}
