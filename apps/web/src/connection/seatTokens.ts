/** Where seat tokens are kept: for good where that is allowed, for this tab otherwise, else while the page lives. */
const memory = new Map<string, string>()

const keyOf = (table: string): string => `jelly.seat.${table}`

/** The tables at which this device sat last, the latest first. */
const RECENT = 'jelly.tables'
const MOST_RECENT = 3

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

function write(key: string, text: string): void {
  for (const store of stores()) {
    try {
      store.setItem(key, text)
      return
    } catch {
      // Full or forbidden: the next one.
    }
  }
}

function read(key: string): string | null {
  for (const store of stores()) {
    const text = store.getItem(key)
    if (text !== null) return text
  }
  return null
}

export function rememberToken(table: string, token: string): void {
  memory.set(table, token)
  write(keyOf(table), token)
  if (!table.includes('.')) write(RECENT, [table, ...others(table)].slice(0, MOST_RECENT).join(' '))
}

export const recallToken = (table: string): string | null => read(keyOf(table)) ?? memory.get(table) ?? null

export function forgetToken(table: string): void {
  memory.delete(table)
  for (const store of stores()) store.removeItem(keyOf(table))
  write(RECENT, others(table).join(' '))
}

export const recentTables = (): string[] => read(RECENT)?.split(' ').filter(Boolean) ?? []

const others = (table: string): string[] => recentTables().filter((known) => known !== table)
