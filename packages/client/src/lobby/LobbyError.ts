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

  /** Trying again later may help. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

export const unreachable = (): LobbyError => new LobbyError('unreachable', 0, 'the server cannot be reached')
