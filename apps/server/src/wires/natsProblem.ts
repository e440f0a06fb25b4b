const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED|connection refused/i, 'nothing listens there: start nats-server, or correct the address'],
  [/ENOTFOUND|EAI_AGAIN/i, 'there is no machine of this name: correct the address'],
  [/authoriz|authentic/i, 'it does not know this user or password: correct the address (nats://user:password@host)'],
  [/timeout/i, 'it does not answer: see whether the address and the firewall let this machine in'],
]

const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.message} ${textOf(error.cause)}` : ''

/** Why NATS cannot be used, and what to do about it, in one sentence. */
export function natsProblem(error: unknown): string {
  const text = textOf(error)
  return SENTENCES.find(([pattern]) => pattern.test(text))?.[1] ?? text.trim()
}
