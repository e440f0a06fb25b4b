import { PROTOCOL_VERSION } from '@jelly/protocol'
import type { ClientMessage, Request, ServerMessage } from '@jelly/table'
import { WebSocket } from 'ws'
import type { WireServer } from './WireServer.ts'

/** A browser that says what it is told to say, and tapes what it hears. */
export class WireGuest {
  readonly name: string
  readonly #server: WireServer
  readonly #taped: boolean
  #pass: { readonly table: string; readonly token: string } | null = null
  #socket: WebSocket | null = null
  #dialled = 0
  #seq = 0
  #id = 0
  #pings = 0
  /** How many messages of a kind came in, over all lines. */
  readonly #heard = new Map<string, number>()
  #closed = 0

  constructor(server: WireServer, name: string, taped: boolean) {
    this.#server = server
    this.name = name
    this.#taped = taped
  }

  async enter(path: '/api/tables' | '/api/join', body: object): Promise<Record<string, unknown>> {
    const answer = await this.#post(path, { name: this.name, ...body })
    this.#pass = { table: String(answer['table']), token: String(answer['token']) }
    await this.dial()
    return answer
  }

  /** A line more: where there is one already, it is taken over. */
  async dial(): Promise<void> {
    const { ticket } = await this.#post('/api/ticket', this.#pass ?? {})
    const socket = new WebSocket(`${this.#server.url.replace('http', 'ws')}/socket`)
    const channel = `${this.name}/${++this.#dialled}`
    socket.on('message', (data: Buffer) => this.#hear(channel, socket, data.toString()))
    socket.on('close', (code, reason) => this.#hangUp(channel, code, reason.toString()))
    await new Promise<void>((resolve, reject) => socket.once('open', () => resolve()).once('error', reject))
    this.#socket = socket
    await this.#answered('view', () =>
      this.#say({ type: 'hello', protocol: PROTOCOL_VERSION, ticket: String(ticket), since: this.#seq }),
    )
  }

  /** Asks for something and waits for the answer. */
  async ask(request: Request): Promise<void> {
    await this.#answered('done', () => this.#say({ type: 'do', id: ++this.#id, request }))
  }

  async resync(): Promise<void> {
    await this.#answered('view', () => this.#say({ type: 'resync' }))
  }

  /** Everything that was sent before has come when this is answered. */
  async catchUp(): Promise<void> {
    await this.#answered('pong', () => this.#say({ type: 'ping', n: ++this.#pings }))
  }

  async callAgain(): Promise<void> {
    await this.catchUp()
    await this.#isLost(() => this.#socket?.close())
    await this.dial()
  }

  async talkNonsense(): Promise<void> {
    await this.catchUp()
    await this.#isLost(() => this.#socket?.send('{"type":"do","id":"one"}'))
    await this.dial()
  }

  async takeOver(): Promise<void> {
    await this.catchUp()
    const before = this.#closed
    await this.dial()
    await this.#server.journalist.until(() => this.#closed > before)
  }

  get isGone(): boolean {
    return this.#closed === this.#dialled
  }

  /** Acts, and waits until both ends know that the line is no more. */
  async #isLost(act: () => void): Promise<void> {
    const { lines } = this.#server
    act()
    await this.#server.journalist.until(() => this.isGone && this.#server.lines < lines)
    await this.#server.journalist.until(() => !this.#server.isConnected(this.name))
  }

  /** Acts, and waits until one message more of this kind has come. */
  async #answered(type: ServerMessage['type'], act: () => void): Promise<void> {
    const before = this.#heard.get(type) ?? 0
    act()
    await this.#server.journalist.until(() => (this.#heard.get(type) ?? 0) > before)
  }

  async #post(path: string, body: object): Promise<Record<string, unknown>> {
    return this.#server.ask('POST', path, body, this.#taped ? this.name : null)
  }

  #say(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #hear(channel: string, socket: WebSocket, text: string): void {
    if (this.#taped) this.#server.tape.note(channel, text)
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong', n: message.n, seq: this.#seq }))
    if (message.type === 'events' || message.type === 'view') this.#seq = message.seq
    this.#heard.set(message.type, (this.#heard.get(message.type) ?? 0) + 1)
    this.#server.journalist.changed()
  }

  #hangUp(channel: string, code: number, reason: string): void {
    if (this.#taped) this.#server.tape.note(channel, `closed: ${code} ${reason}`)
    this.#closed++
    this.#server.journalist.changed()
  }
}
