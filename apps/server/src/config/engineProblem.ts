/** Rethrows what kept an engine from being used, in one sentence with its address. */
export const engineProblem =
  (url: string) =>
  (error: unknown): never => {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${withoutPassword(url)} cannot be used: ${why}`, { cause: error })
  }

export function withoutPassword(url: string): string {
  const parsed = URL.parse(url)
  if (parsed === null) return url
  parsed.password = ''
  return parsed.href
}
