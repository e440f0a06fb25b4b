import type { Audience, ServerMessage } from '@jelly/table'

/** While it is in doubt who owns the tables, nobody is told anything: what would be said is held until that is known. */
export class HeldAudience implements Audience {
  readonly #audience: Audience
  readonly #inDoubt: () => boolean
  #held: Parameters<Audience['tell']>[] = []

  constructor(audience: Audience, inDoubt: () => boolean) {
    this.#audience = audience
    this.#inDoubt = inDoubt
  }

  tell(connection: string, message: ServerMessage): void {
    // To come back is good advice in any case, and needs no memory.
    const isHarmless = message.type === 'bye' && message.reason === 'moved'
    if (!isHarmless && (this.#held.length > 0 || this.#inDoubt())) this.#held.push([connection, message])
    else this.#audience.tell(connection, message)
  }

  /** Tells what is held, in order; whoever has gone meanwhile is told nothing. */
  release(): void {
    const held = this.#held
    this.#held = []
    for (const told of held) this.#audience.tell(...told)
  }
}
