/** What the lobby answers: a status of HTTP and a body of JSON, as text already where each byte of it matters. */
export interface Answer {
  readonly status: number
  readonly body: object | string
}

export const PROBLEMS = {
  badRequest: [400, 'The request does not have the form that this route expects.'],
  badEdition: [400, 'This edition cannot be used.'],
  notAllowed: [403, 'This token does not open that table.'],
  notHost: [403, 'Only the host of the table may do this.'],
  noSpectators: [403, 'This table wants no spectators.'],
  badOrigin: [403, 'This page may not talk to this server.'],
  noSuchTable: [404, 'There is no such table.'],
  noSuchReplay: [404, 'There is no finished game of this name.'],
  noSuchRoute: [404, 'There is nothing here.'],
  refused: [409, 'The table says no.'],
  tooLong: [413, 'The request is too long.'],
  tooOften: [429, 'Too many tries: wait a minute.'],
  tooManyTables: [503, 'This server has no room for another table.'],
  storeFailed: [503, 'The server cannot write to its disk, so it promises nothing.'],
  closing: [503, 'The server is about to restart.'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemCode = keyof typeof PROBLEMS

/** A request that comes to nothing, on its way to whoever asked. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: string
  readonly status: number

  constructor(code: ProblemCode, about: { readonly code?: string; readonly message?: string } = {}) {
    const [status, message] = PROBLEMS[code]
    super(about.message ?? message)
    this.code = about.code ?? code
    this.status = status
  }

  get answer(): Answer {
    return { status: this.status, body: { error: this.code, message: this.message } }
  }
}
