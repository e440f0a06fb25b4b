/** Where preferences are kept. */
export const PREFERENCES = 'jelly.preferences'

/** Storage may be forbidden (private windows, blocked cookies): then nothing is kept, and nothing breaks. */
export function recall(key: string): unknown {
  try {
    const text = window.localStorage.getItem(key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export function remember(key: string, thing: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(thing))
  } catch {
    // Nothing can be kept here.
  }
}
