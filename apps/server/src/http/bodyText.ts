import { Problem } from '../lobby/Problem.ts'

/** The other end has gone while it sent: no mistake of ours, so nothing for the log. */
export function brokenOff(): never {
  throw new Problem('badRequest', { message: 'The body has not come whole.' })
}

/** The body of a request. Bytes that are no UTF-8 are refused, not guessed at. */
export async function bodyText(request: { arrayBuffer(): Promise<ArrayBuffer> }): Promise<string> {
  const bytes = await request.arrayBuffer().catch(brokenOff)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem('badRequest', { message: 'The body is not UTF-8.' })
  }
}
