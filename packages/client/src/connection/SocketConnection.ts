import { decodeServerMessage, encode, PROTOCOL_VERSION } from '@jelly/protocol'
import type { ClientMessage } from '@jelly/table'
import { LobbyError } from '../lobby/LobbyError.ts'
import { type ConnectionState, isSameStatus, statusOf } from './connectionState.ts'
import { type ConnectionEffect, type ConnectionInput, connectionStep, SILENCE } from './connectionStep.ts'
import { RestartableTimer } from './RestartableTimer.ts'
import { type ClientSocket, type ConnectionPorts, nodeOf } from './ports.ts'
import type { ConnectionUser, EndReason, TableConnection } from './TableConnection.ts'

/** A table on a server, through a socket that is opened again as often as it breaks. `connectionStep` says when. */
export class SocketConnection implements TableConnection {
  readonly #ports: ConnectionPorts
  readonly #step: typeof connectionStep
  readonly #timer: RestartableTimer
  #user: ConnectionUser | null = null
  #state: ConnectionState = { kind: 'idle' }
  #socket: ClientSocket | null = null

  /** A test may plant a mistake into the steps. */
  constructor(ports: ConnectionPorts, step = connectionStep) {
    this.#ports = ports
    this.#step = step
    this.#timer = new RestartableTimer(ports.clock)
  }

  get state(): ConnectionState {
    return this.#state
  }

  start(user: ConnectionUser): void {
    this.#user ??= user
    this.#take({ type: 'start' })
  }

  send(message: ClientMessage): void {
    if (this.#state.kind === 'open') this.#socket?.send(encode(message))
  }

  check(): void {
    this.#take({ type: 'signOfLife' })
  }

  close(): void {
    this.#user = null
    this.#take({ type: 'close' })
  }

  #take(input: ConnectionInput): void {
    const { clock, chance } = this.#ports
    const before = this.#state
    const { state, effects } = this.#step(before, input, { now: clock.now(), chance })
    this.#state = state
    for (const effect of effects) this.#do(effect)
    const status = statusOf(this.#state)
    if (status !== null && !isSameStatus(status, statusOf(before))) this.#user?.turned(status)
  }

  #do(effect: ConnectionEffect): void {
    switch (effect.type) {
      case 'askForTicket':
        return void this.#askForTicket(effect.attempt)
      case 'openSocket':
        return this.#open(effect.attempt, nodeOf(effect.ticket))
      case 'sayHello':
        return this.#sayHello(effect.ticket)
      case 'dropSocket':
        return this.#drop()
      case 'wait':
        return this.#wait(effect.ms)
    }
  }

  async #askForTicket(attempt: number): Promise<void> {
    const input = await this.#ports.ticket().then(
      (ticket): ConnectionInput => ({ type: 'ticketCame', attempt, ticket }),
      (error: unknown): ConnectionInput => ({ type: 'ticketFailed', attempt, final: finalReason(error) }),
    )
    this.#take(input)
  }

  #open(attempt: number, node: string | null): void {
    const listener = {
      opened: () => this.#take({ type: 'socketOpened', attempt }),
      heard: (text: string) => this.#hear(text, attempt),
      closed: () => this.#take({ type: 'socketClosed', attempt }),
    }
    this.#socket = this.#ports.openSocket(listener, node)
  }

  #sayHello(ticket: string): void {
    const since = this.#user?.lastSeen() ?? null
    const hello = { type: 'hello', protocol: PROTOCOL_VERSION, ticket, ...(since !== null && { since }) } as const
    this.#socket?.send(encode(hello))
  }

  /** A socket that was dropped may still tell something: it belongs to an older attempt, or to none. */
  #hear(text: string, attempt: number): void {
    const decoded = decodeServerMessage(text)
    if (!('message' in decoded) || !this.#isCurrent(attempt)) return
    const { message } = decoded
    if (message.type === 'bye') return this.#take({ type: 'bye', attempt, reason: message.reason })
    if (message.type === 'welcome') this.#take({ type: 'welcomed', attempt })
    else if (this.#state.kind === 'open') this.#wait(SILENCE)
    this.#user?.heard(message)
  }

  #isCurrent(attempt: number): boolean {
    return 'attempt' in this.#state && this.#state.attempt === attempt && this.#state.kind !== 'lost'
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #wait(ms: number | null): void {
    const { clock } = this.#ports
    if (ms === null || !('attempt' in this.#state)) return this.#timer.clear()
    const { attempt } = this.#state
    this.#timer.set(clock.now() + ms, () => this.#take({ type: 'timeUp', attempt }))
  }
}

/** Why asking again would not help; null where it may. */
function finalReason(error: unknown): EndReason | null {
  if (!(error instanceof LobbyError) || error.isPassing) return null
  return error.status === 404 ? 'noSuchTable' : 'notAllowed'
}
