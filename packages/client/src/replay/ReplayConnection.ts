import type { Clock, ClientMessage, ServerMessage, TableView } from '@jelly/table'
import type { Eyes, ReplayPlayer } from '@jelly/table/replay'
import type { ConnectionUser, TableConnection } from '../connection/TableConnection.ts'
import type { GameHistory, Moment } from '../screen/history.ts'
import { historyAt, replayMoments } from './replayHistory.ts'

export const REPLAY_SPEEDS = [0.5, 1, 2, 4, 8] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** Where a replay is. */
export interface ReplayPosition {
  readonly isPlaying: boolean
  readonly speed: ReplaySpeed
  readonly eyes: Eyes
  readonly moment: number
  /** The game played on to this moment; otherwise it is shown as it was. */
  readonly isTold: boolean
  /** In milliseconds from the start; while it plays, when that was last said. */
  readonly time: number
}

/** Called with what shows another moment. */
type Jump = (show: () => void) => void

export interface ReplayStart {
  readonly time?: number
  readonly eyes?: Eyes
  readonly jump?: Jump
  /** Called with what tells the table of a jump that is drawn already: it may wait, and be dropped when another one comes. */
  readonly putOff?: (tell: () => void) => void
}

/**
 * A connection to a table that has been: it tells again what happened, at the pace one likes, forwards as events and otherwise
 * as a whole view. Its clock is the clock of that game.
 */
export class ReplayConnection implements TableConnection {
  readonly player: ReplayPlayer
  readonly #real: Clock
  readonly #listeners = new Set<() => void>()
  readonly #moments = new Map<Eyes, readonly Moment[]>()
  #user: ConnectionUser | null = null
  #position: ReplayPosition
  /** By the real clock: when `position.time` was true. */
  #since = 0
  #cancel: () => void = () => undefined
  readonly #jump: Jump
  readonly #putOff: (tell: () => void) => void
  readonly #drawings = { draw: new Set<() => void>(), mark: new Set<() => void>() }
  /** The table has not been told of the moment yet. */
  #isAhead = false
  #shown: { readonly moment: number; readonly eyes: Eyes; readonly view: TableView } | null = null

  constructor(player: ReplayPlayer, clock: Clock, at: ReplayStart = {}) {
    this.player = player
    this.#real = clock
    this.#jump = at.jump ?? ((show) => show())
    this.#putOff = at.putOff ?? ((tell) => tell())
    const time = this.#within(at.time ?? 0)
    const eyes = at.eyes ?? 'xray'
    this.#position = { isPlaying: false, speed: 1, eyes, time, moment: player.momentAt(time), isTold: false }
  }

  /** The game's own clock: it stands still with the replay. */
  readonly clock: Clock = {
    now: () => this.player.replay.startedAt + this.timeNow(),
    wakeAt: (time, wake) => this.#real.wakeAt(this.#real.now() + Math.max(1, time - this.clock.now()), wake),
  }

  get = (): ReplayPosition => this.#position

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Calls back with each jump of a replay that stands, before the table is told of it: to draw the moment at once, or to mark it
   * on the page once all is drawn.
   */
  onJump = (listener: () => void, step: 'draw' | 'mark' = 'mark'): (() => void) => {
    this.#drawings[step].add(listener)
    return () => this.#drawings[step].delete(listener)
  }

  timeNow(): number {
    const { isPlaying, time, speed } = this.#position
    return isPlaying ? this.#within(time + (this.#real.now() - this.#since) * speed) : time
  }

  /** What these eyes had seen by a moment: by the one that is shown, if no other is named. */
  history(moment = this.#position.moment): GameHistory {
    return historyAt(this.#seen(), this.player.replay.gameId, moment)
  }

  /** What these eyes see at the moment that is shown. */
  view(): TableView {
    const { moment, eyes } = this.#position
    if (this.#shown?.moment !== moment || this.#shown.eyes !== eyes)
      this.#shown = { moment, eyes, view: this.player.viewAt(moment, eyes) }
    return this.#shown.view
  }

  start(user: ConnectionUser): void {
    this.#user = user
    user.turned({ kind: 'open' })
    const table = this.player.stateAt(1).id
    this.#tell({ type: 'welcome', protocol: 0, table, you: null, lastId: 0, now: this.clock.now() })
    this.#show()
  }

  send(message: ClientMessage): void {
    if (message.type === 'ping') this.#tell({ type: 'pong', n: message.n, now: this.clock.now() })
    if (message.type === 'resync') this.#show()
    if (message.type !== 'do') return
    const { id } = message
    void Promise.resolve().then(() => this.#tell({ type: 'done', id, refusal: { refused: 'notSeated' } }))
  }

  check(): void {
    // What has been does not get lost.
  }

  close(): void {
    this.#cancel()
    this.#user = null
    this.#drawings.draw.clear()
    this.#drawings.mark.clear()
    this.#listeners.clear()
  }

  play(): void {
    if (this.timeNow() >= this.player.duration) this.seek(0)
    this.#turn({ isPlaying: true })
    this.#goOn()
  }

  pause(): void {
    this.#turn({ isPlaying: false })
    this.#cancel()
  }

  setSpeed(speed: ReplaySpeed): void {
    this.#turn({ speed })
    this.#goOn()
  }

  /** To a time in milliseconds from the start. */
  seek(time: number): void {
    const to = this.#within(time)
    this.#go(to, this.player.momentAt(to))
  }

  /** To the moment before or after this one at which something was to be seen. */
  step(by: 1 | -1): void {
    const { moment } = this.#position
    const seen = this.#seen()
    const found = by > 0 ? seen.find(({ seq }) => seq > moment) : lastBefore(seen, moment)
    if (this.#position.isPlaying) this.pause()
    this.goTo(found?.seq ?? (by > 0 ? this.player.end : 1))
  }

  goTo(moment: number): void {
    this.#go(this.player.timeOf(moment), moment)
  }

  look(eyes: Eyes): void {
    this.#catchUp()
    this.#jump(() => {
      this.#turn({ eyes })
      this.#show()
    })
  }

  #seen(): readonly Moment[] {
    const { eyes } = this.#position
    const known = this.#moments.get(eyes) ?? replayMoments(this.player, eyes)
    this.#moments.set(eyes, known)
    return known
  }

  #go(time: number, moment: number): void {
    const { isPlaying, isTold } = this.#position
    this.#since = this.#real.now()
    this.#position = { ...this.#position, time, moment, isTold: false }
    this.#isAhead = true
    // What was told may cover the board.
    if (isPlaying || isTold || this.#drawings.mark.size === 0) this.#catchUp()
    else {
      for (const draw of this.#drawings.draw) draw()
      for (const mark of this.#drawings.mark) mark()
      this.#putOff(() => this.#catchUp())
    }
    this.#goOn()
  }

  /** Tells the table of the moment. */
  #catchUp(): void {
    if (!this.#isAhead) return
    this.#isAhead = false
    this.#jump(() => {
      this.#show()
      this.#changed()
    })
  }

  #turn(change: Partial<ReplayPosition>): void {
    this.#catchUp()
    const time = this.timeNow()
    this.#since = this.#real.now()
    this.#position = { ...this.#position, time, ...change }
    this.#changed()
  }

  /** Tells what is due, and waits for what comes next. */
  #goOn(): void {
    this.#cancel()
    if (!this.#position.isPlaying) return
    const time = this.timeNow()
    const due = this.player.momentAt(time)
    for (let moment = this.#position.moment + 1; moment <= due; moment++) this.#follow(moment)
    if (due >= this.player.end) return this.pause()
    const wait = (this.player.timeOf(due + 1) - time) / this.#position.speed
    this.#cancel = this.#real.wakeAt(this.#real.now() + Math.max(1, wait), () => this.#goOn())
  }

  #follow(moment: number): void {
    const { eyes } = this.#position
    this.#turn({ moment, isTold: true })
    const at = this.clock.now()
    this.#tell({ type: 'events', seq: moment, at, events: this.player.eventsAt(moment, eyes) })
  }

  #show(): void {
    const { moment } = this.#position
    this.#tell({ type: 'view', seq: moment, now: this.clock.now(), you: null, view: this.view() })
  }

  #tell(message: ServerMessage): void {
    this.#user?.heard(message)
  }

  #changed(): void {
    for (const listener of this.#listeners) listener()
  }

  #within(time: number): number {
    return Math.max(0, Math.min(time, this.player.duration))
  }
}

function lastBefore(seen: readonly Moment[], moment: number): Moment | undefined {
  let n = seen.length - 1
  while (n >= 0 && (seen[n]?.seq ?? 0) >= moment) n--
  return seen[n]
}
