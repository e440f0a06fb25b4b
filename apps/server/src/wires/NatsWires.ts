import {
  connect,
  type Msg,
  type NatsConnection,
  NoRespondersError,
  RequestError,
  TimeoutError,
} from '@nats-io/transport-node'
import { natsProblem } from './natsProblem.ts'
import { type Wires, WiresError, type WiresFailure } from './Wires.ts'

/** Rises when processes of the version before could not understand the messages. */
const PREFIX = 'jelly.1'
const OPENING = 2000
/** Players wait for it: a server that was started anew is found at once. */
const TRY_AGAIN = 50
/** A connection that is half open is noticed after about three of these. */
const PING_EVERY = 1000

/** Core NATS: pipes, and nothing that is kept. */
export class NatsWires implements Wires {
  readonly #connection: NatsConnection
  readonly #backs = new Set<() => void>()
  readonly #asking = new Set<() => void>()
  #isUp = true

  /** Rejects with one sentence. */
  static async open(url: string, name: string): Promise<NatsWires> {
    try {
      const connection = await connect({
        servers: url,
        name,
        timeout: OPENING,
        // The default gives up after ten tries, for good.
        maxReconnectAttempts: -1,
        reconnectTimeWait: TRY_AGAIN,
        reconnectJitter: TRY_AGAIN,
        pingInterval: PING_EVERY,
        maxPingOut: 2,
        // A stack for each question, which nobody reads.
        noAsyncTraces: true,
      })
      return new NatsWires(connection)
    } catch (error) {
      throw new Error(natsProblem(error), { cause: error })
    }
  }

  private constructor(connection: NatsConnection) {
    this.#connection = connection
    void this.#watch()
  }

  get isUp(): boolean {
    return this.#isUp
  }

  serve(address: string, answer: (text: string) => Promise<string>): () => void {
    const reply = async (message: Msg) => {
      // An answer that throws is no answer: whoever asked takes it as late.
      const text = await answer(message.string()).catch(() => null)
      if (text !== null) message.respond(text)
    }
    return this.#subscribe(`${PREFIX}.ask.${address}`, (message) => void reply(message))
  }

  async ask(address: string, text: string, patience: number): Promise<string> {
    if (!this.#isUp) throw new WiresError('down', address)
    const down = Promise.withResolvers<never>()
    // It may have been heard.
    const giveUp = () => down.reject(new WiresError('late', address))
    this.#asking.add(giveUp)
    try {
      const asked = this.#connection.request(`${PREFIX}.ask.${address}`, text, { timeout: patience })
      return (await Promise.race([asked, down.promise])).string()
    } catch (error) {
      throw error instanceof WiresError ? error : new WiresError(failureOf(error), address)
    } finally {
      this.#asking.delete(giveUp)
    }
  }

  say(address: string, text: string): void {
    // The library drops what is said while it is disconnected, without a word: messages that matter are counted.
    if (this.#isUp) this.#connection.publish(`${PREFIX}.say.${address}`, text)
  }

  hear(address: string, listener: (text: string) => void): () => void {
    return this.#subscribe(`${PREFIX}.say.${address}`, (message) => listener(message.string()))
  }

  whenBack(listener: () => void): () => void {
    this.#backs.add(listener)
    return () => this.#backs.delete(listener)
  }

  async close(): Promise<void> {
    this.#goDown()
    await this.#connection.close()
  }

  #subscribe(subject: string, take: (message: Msg) => void): () => void {
    const subscription = this.#connection.subscribe(subject, {
      callback: (error, message) => (error ? undefined : take(message)),
    })
    return () => subscription.unsubscribe()
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection' || type === 'close') this.#goDown()
      if (type === 'reconnect') this.#comeBack()
    }
    this.#goDown()
  }

  /** The library would wait for answers that cannot come any more. */
  #goDown(): void {
    this.#isUp = false
    for (const giveUp of this.#asking) giveUp()
  }

  #comeBack(): void {
    this.#isUp = true
    for (const listener of this.#backs) listener()
  }
}

function failureOf(error: unknown): WiresFailure {
  const isNobody = error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders())
  if (isNobody) return 'nobody'
  return error instanceof TimeoutError ? 'late' : 'down'
}
