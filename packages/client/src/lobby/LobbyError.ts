/** Not a word of the server's. */
export const UNREACHABLE = 'unreachable'

/** The server said no, with its own code; `unreachable` where no server answered. */
export class LobbyError extends Error {
  override readonly name = 'LobbyError'
  readonly code: string
  /** Of HTTP; 0 where no server answered. */
  readonly status: number

  constructor(code: string, status: number, message: string) {
    super(message)
    this.code = code
    this.status = status
  }

  /** Trying again later may help. What is in front of a server that restarts may say anything, also "not found". */
  get isPassing(): boolean {
    return this.code === UNREACHABLE || this.status === 429 || this.status >= 500
  }
}

export const unreachable = (): LobbyError => new LobbyError(UNREACHABLE, 0, 'the server cannot be reached')
