import { randomBot } from '@jelly/bots'
import { answersTo, canUseEffect, type Randomness, type Seat, type SeatCommand, type State, viewOf } from '@jelly/rules'
import type { Request, TableState } from '@jelly/table'
import { randomOf } from '../stage/Scene.ts'
import type { WireScene } from './WireScene.ts'

/** One thing at a time, and the next only when nothing else can happen by itself. */
export type Step =
  | { readonly kind: 'play'; readonly seat: Seat; readonly command: SeatCommand }
  | { readonly kind: 'guess'; readonly requests: readonly Request[] }
  | { readonly kind: 'line'; readonly who: 'viewer' | 'spectator'; readonly does: LineTrick }
  | { readonly kind: 'lateSpectator' }
  | { readonly kind: 'wonder'; readonly path: string }

const LINE_TRICKS = ['resync', 'callAgain', 'takeOver', 'talkNonsense'] as const
export type LineTrick = (typeof LINE_TRICKS)[number]

/** What anybody may ask for. */
export const PATHS = ['/api/tables', '/api/info', '/api/replays/GAME', '/api/replays', '/metrics', '/healthz']

/** What the first run does, made up as it goes. */
export class Improvised {
  readonly steps: Step[] = []
  readonly #random: Randomness
  readonly #fast: Seat

  constructor({ seed, settings }: WireScene) {
    this.#random = randomOf(seed, 'script')
    this.#fast = this.#random(settings.players ?? 3)
  }

  next(table: TableState<never>): Step {
    const step = table.game === null ? this.#aside() : this.#move(table.game)
    this.steps.push(step)
    return step
  }

  #move(game: State): Step {
    const finished = game.squads.findIndex(({ hand }) => hand.length === 0)
    if (game.phase === 'scramble' && finished >= 0) return this.#finish(game, finished)
    if (this.#random(3) === 0) return this.#aside()
    const { choice } = game
    const asked = choice?.question.asked.find((_, n) => choice.answers[n] === null)
    if (choice && asked !== undefined) return this.#answer(game, asked)
    return this.#place(game, this.#random(10) < 7 ? this.#fast : this.#random(game.squads.length))
  }

  /** Nobody passes: whether a roll that is asked for is the table's own one hangs on real time. */
  #place(game: State, seat: Seat): Step {
    const command = randomBot.think(viewOf(game, seat), seat, this.#random)?.command
    return command?.type === 'placeDie' ? { kind: 'play', seat, command } : this.#place(game, seat)
  }

  #answer(game: State, seat: Seat): Step {
    const answers = game.choice === null ? [] : answersTo(game.choice.question, viewOf(game, seat), seat)
    const answer = answers[this.#random(answers.length)] ?? { kind: 'copy', from: 'cw' }
    return { kind: 'play', seat, command: { type: 'answerChoice', answer } }
  }

  #finish({ squads, districts }: State, seat: Seat): Step {
    const locks = squads[seat]?.screen === null && this.#random(2) === 0
    const district = this.#random(districts.length)
    return { kind: 'play', seat, command: locks ? { type: 'lockDistrict', district } : { type: 'flipTimer' } }
  }

  #aside(): Step {
    const kind = this.#random(10)
    if (kind < 3) return { kind: 'guess', requests: this.#guess() }
    if (kind < 5) return { kind: 'wonder', path: PATHS[this.#random(PATHS.length)] ?? '' }
    if (kind === 5) return { kind: 'lateSpectator' }
    const does = LINE_TRICKS[this.#random(LINE_TRICKS.length)] ?? 'resync'
    return { kind: 'line', who: this.#random(2) === 0 ? 'viewer' : 'spectator', does }
  }

  /** A plan is taken back at once: when it would be carried out hangs on real time. */
  #guess(): readonly Request[] {
    const lock = this.#random(3)
    const guesses: Request[][] = [
      [{ type: 'placeDie', die: this.#random(28), district: 8 }],
      [{ type: 'useEffect', effect: { slide: 2 } }],
      [{ type: 'lockDistrict', district: 8 }],
      [{ type: 'takeSeat', seat: 1 }],
      [{ type: 'rematch' }],
      [{ type: 'freeSeat', seat: 0 }],
      [
        { type: 'planFinish', lock, flip: true },
        { type: 'planFinish', lock: null, flip: false },
      ],
    ]
    return guesses[this.#random(guesses.length)] ?? []
  }
}

/** The second run does the same; only which pod is given back is everybody's own affair. */
export class Rehearsed {
  readonly #scene: WireScene
  readonly #steps: Step[]
  readonly #random: Randomness

  constructor(scene: WireScene, { steps }: Improvised) {
    this.#scene = scene
    this.#steps = steps.slice()
    this.#random = randomOf(scene.seed, 'pods')
  }

  next({ game }: TableState<never>): Step | null {
    const step = this.#steps.shift() ?? null
    if (step?.kind !== 'play' || step.command.type !== 'answerChoice' || step.seat === this.#scene.viewer) return step
    const pods = game?.squads[step.seat]?.pods ?? []
    const pod = step.command.answer.kind === 'pod' ? pods[this.#random(pods.length)] : undefined
    return pod === undefined ? step : { ...step, command: { type: 'answerChoice', answer: { kind: 'pod', pod } } }
  }
}

/** Nothing happens now unless somebody does something. */
export function isQuiet({ phase, game, frozen }: TableState<never>): boolean {
  if (game === null || frozen !== null) return false
  if (phase === 'scoring') return game.choice !== null
  return (
    phase === 'scramble' &&
    game.flippedBy === null &&
    game.squads.every(({ hand, rolled }, seat) => (hand.length > 0 ? rolled : !canUseEffect(game, seat)))
  )
}
