import type { GameHistory } from '@jelly/client'

const SAVE_AFTER = 800

interface Kept {
  readonly recall: () => GameHistory | null
  readonly keep: (history: GameHistory) => void
}

/** Keeps what this tab has seen of a game over a reload, so that the ledger still knows its beginning. */
export function keptHistory(table: string): Kept {
  const key = `jelly.record.${table}`
  let latest: GameHistory | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (latest !== null) write(key, latest)
    latest = null
  }
  window.addEventListener('pagehide', save)
  return {
    recall: () => read(key),
    keep(history) {
      latest = history
      timer ??= setTimeout(save, SAVE_AFTER)
    },
  }
}

function read(key: string): GameHistory | null {
  try {
    const text = window.sessionStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as GameHistory)
  } catch {
    return null
  }
}

function write(key: string, history: GameHistory): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(history))
  } catch {
    // Full or forbidden: a reload then starts a new history.
  }
}
