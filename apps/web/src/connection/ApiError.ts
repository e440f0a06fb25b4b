/** The server said no, with its own code; `unreachable` where no server answered. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, status: number, message: string) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
  }

  /** Trying again later may help. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

export const unreachable = (): ApiError => new ApiError('unreachable', 0, 'the server cannot be reached')
