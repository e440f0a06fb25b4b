import type { GameRecord } from './record.ts'

const SAVE_AFTER = 800

interface Kept {
  readonly recall: () => GameRecord | null
  readonly keep: (record: GameRecord) => void
}

/** Keeps what this tab has seen of a game over a reload, so that the ledger still knows its beginning. */
export function keptRecord(table: string): Kept {
  const key = `jelly.record.${table}`
  let latest: GameRecord | null = null
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
    keep(record) {
      latest = record
      timer ??= setTimeout(save, SAVE_AFTER)
    },
  }
}

function read(key: string): GameRecord | null {
  try {
    const text = window.sessionStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as GameRecord)
  } catch {
    return null
  }
}

function write(key: string, record: GameRecord): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(record))
  } catch {
    // Full or forbidden: a reload then starts a new record.
  }
}
