import type { Bot } from '@jelly/bots'
import { PROTOCOL_VERSION } from '@jelly/protocol'
import type { Randomness } from '@jelly/rules'
import type { ClientMessage, Request, ServerMessage } from '@jelly/table'
import type { Connection } from '../../../src/sockets/Connection.ts'
import { Follower } from './Follower.ts'
import { ask } from '../../../src/testing/ask.ts'
import { GuestSocket } from './GuestSocket.ts'
import { type Doing, dutyOf, inVain, isInGame, planOf, whimOf } from './habits.ts'
import { randomOf } from './Scene.ts'
import type { Stage } from './Stage.ts'

export interface GuestOptions {
  readonly name: string
  /** Whether the viewer may know whatever this guest is told. */
  readonly taped: boolean
  /** Only watches: what it is told is taped and otherwise left alone. */
  readonly watches: boolean
  readonly bot: Bot
}

const SILENCE = 9000
/** Long enough for a bot to take over. */
const ABSENCE = 26_000
const UNREAD = 300_000
const TOO_MANY = 130

/** Somebody with a browser: looks at the table now and then, plays, and has whims. */
export class Guest {
  readonly name: string
  readonly #stage: Stage
  readonly #options: GuestOptions
  /** Whims are the same in both runs, whatever is thought meanwhile. */
  readonly #whims: Randomness
  readonly #thoughts: Randomness
  readonly #oneWay: number
  readonly #follower = new Follower()
  #pass: { readonly table: string; readonly token: string } | null = null
  #socket: GuestSocket | null = null
  #connection: Connection | null = null
  #dialled = 0
  #silentUntil = 0
  #awayUntil = 0

  constructor(stage: Stage, options: GuestOptions) {
    this.#stage = stage
    this.#options = options
    this.name = options.name
    this.#whims = randomOf(stage.scene.seed, `${options.name} whims`)
    this.#thoughts = randomOf(stage.scene.seed, `${options.name} thoughts`)
    this.#oneWay = 3 + this.#whims(120) + this.#whims(1000) / 1000
  }

  /** Makes a table or comes to one, and begins to look. */
  async enter(path: '/api/tables' | '/api/join', body: object): Promise<Record<string, unknown>> {
    const answer = await this.#ask(path, { name: this.name, ...body })
    if (typeof answer['token'] === 'string') {
      this.#pass = { table: String(answer['table']), token: answer['token'] }
      await this.#dial()
      this.#lookLater()
    }
    return answer
  }

  get gameId(): string {
    return this.#follower.view?.dice.gameId ?? ''
  }

  /** As when a cable is pulled. */
  cut(): void {
    this.#connection?.closed()
    this.#socket = null
  }

  async #ask(path: string, body: object): Promise<Record<string, unknown>> {
    const { tape } = this.#stage
    const { status, body: answer } = await ask(this.#stage.service.api, 'POST', path, body)
    if (this.#options.taped) tape.note(`${this.name} ${path}`, `${status} ${JSON.stringify(answer)}`)
    return { ...(answer as object) }
  }

  async #dial(): Promise<void> {
    const { service, clock, tape } = this.#stage
    // A move by an old view would be one by dice that may have been rolled again.
    this.#follower.view = null
    const { ticket } = this.#pass === null ? {} : await this.#ask('/api/ticket', this.#pass)
    const socket = new GuestSocket({
      clock,
      channel: `${this.name}/${++this.#dialled}`,
      tape: this.#options.taped ? tape : null,
      oneWay: this.#oneWay,
      onPing: (text) => this.#answerPing(text),
    })
    const connection = service.gateway.open(socket)
    if (connection === null || typeof ticket !== 'string') return
    this.#socket = socket
    this.#connection = connection
    const { seq } = this.#follower
    this.#say({ type: 'hello', protocol: PROTOCOL_VERSION, ticket, ...(seq > 0 && { since: seq }) })
  }

  #answerPing(text: string): void {
    if (this.#stage.clock.now() < this.#silentUntil) return
    const { n } = JSON.parse(text) as Extract<ServerMessage, { type: 'ping' }>
    this.#say({ type: 'pong', n, seq: this.#follower.seq })
  }

  #say(message: ClientMessage | string): void {
    const { clock } = this.#stage
    const caller = this.#connection
    const text = typeof message === 'string' ? message : JSON.stringify(message)
    clock.wakeAt(clock.now() + this.#oneWay, () => caller?.receive(text, clock.now()))
  }

  #request(request: Request, waits = true): void {
    const id = ++this.#follower.lastId
    if (waits) this.#follower.pending.add(id)
    this.#say({ type: 'do', id, request })
  }

  #lookLater(): void {
    const { clock } = this.#stage
    const hurry = this.#follower.view?.phase === 'scramble'
    const pause = hurry ? 120 + this.#whims(500) : 300 + this.#whims(900)
    clock.wakeAt(clock.now() + pause, () => this.#look())
  }

  #look(): void {
    this.#lookLater()
    const arrived = this.#socket?.read() ?? []
    if (this.#stage.clock.now() < this.#awayUntil) return
    if (this.#socket === null || this.#socket.isClosed) return void this.#dial()
    if (!this.#options.watches) for (const text of arrived) this.#follower.hear(JSON.parse(text) as ServerMessage)
    const whim = whimOf(this.#follower, this.#options.taped, this.#whims)
    if (this.#follower.hasPlan) this.#dropPlan()
    else if (whim !== null) this.#do(whim)
    else this.#doDuty()
    this.#whisper()
  }

  #doDuty(): void {
    const { view, you, pending } = this.#follower
    if (view === null || you === null) return
    const duty = dutyOf(view, you, this.#whims)
    if (duty !== null && pending.size === 0) this.#do(duty)
  }

  /** Only what nobody else may notice, and never in the way of something that is waiting. */
  #whisper(): void {
    const { whispers } = this.#stage.chance
    const { view, you, pending } = this.#follower
    if (whispers === null || this.#options.taped || !isInGame(view) || pending.size > 0 || whispers(6) > 0) return
    if (you === null || whispers(2) === 0) this.#say({ type: 'resync' })
    else this.#request(inVain(you), false)
  }

  #do(doing: Doing): void {
    switch (doing.kind) {
      case 'ask':
        return this.#request(doing.request)
      case 'plan':
        return this.#plan()
      case 'think':
        return this.#think()
      case 'resync':
        return this.#say({ type: 'resync' })
      case 'hangUp':
        return this.cut()
      case 'dialAgain':
        return void this.#dial()
      case 'talkNonsense':
        return this.#say('{"type":"do","id":"one"}')
      case 'flood':
        for (let n = 0; n < TOO_MANY; n++) this.#say({ type: 'ping', n })
        return
      case 'fallSilent':
        this.#silentUntil = this.#stage.clock.now() + SILENCE
        return
      case 'stayAway':
        this.#awayUntil = this.#stage.clock.now() + ABSENCE
        return this.cut()
      case 'stopReading':
        if (this.#socket !== null) this.#socket.unread = UNREAD
        return
    }
  }

  #think(): void {
    const { view, you } = this.#follower
    const game = view?.game ?? null
    if (game === null || you === null) return
    const live = () => this.#options.bot.think(game, you, this.#thoughts)
    const thought = this.#options.taped ? live() : this.#stage.chance.rivals.think(this.name, game, you, live)
    if (thought !== null) this.#request(thought.command)
  }

  #plan(): void {
    const { view } = this.#follower
    const { whispers } = this.#stage.chance
    if (view === null || this.#follower.pending.size > 0) return
    const plan = planOf(view, this.#whims)
    const other = whispers === null || this.#options.taped ? plan : planOf(view, whispers)
    this.#request({ type: 'planFinish', ...other })
  }

  #dropPlan(): void {
    if (this.#follower.pending.size === 0) this.#request({ type: 'planFinish', lock: null, flip: false })
  }
}
