/** A text that is no reward: what was expected, what stood there and where, counted from column 1. */
export class NotationError extends Error {
  readonly expected: string
  readonly found: string
  readonly column: number

  constructor(expected: string, found: string, column: number) {
    super(`expected ${expected}, found ${found === '' ? 'the end' : JSON.stringify(found)} at column ${column}`)
    this.name = 'NotationError'
    this.expected = expected
    this.found = found
    this.column = column
  }
}
