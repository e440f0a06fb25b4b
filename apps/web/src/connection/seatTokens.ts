/** Where seat tokens are kept: for good where that is allowed, for this tab otherwise, else while the page lives. */
const memory = new Map<string, string>()

const keyOf = (table: string): string => `jelly.seat.${table}`

const stores = (): Storage[] => {
  const found: Storage[] = []
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      found.push(window[name])
    } catch {
      // Storage may be forbidden.
    }
  }
  return found
}

export function rememberToken(table: string, token: string): void {
  memory.set(table, token)
  for (const store of stores()) {
    try {
      store.setItem(keyOf(table), token)
      return
    } catch {
      // Full or forbidden: the next one.
    }
  }
}

export function recallToken(table: string): string | null {
  for (const store of stores()) {
    const token = store.getItem(keyOf(table))
    if (token !== null) return token
  }
  return memory.get(table) ?? null
}
