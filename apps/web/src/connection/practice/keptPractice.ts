import type { JournalRow } from '@jelly/table'
import type { PracticeStart } from './practiceMessages.ts'

const keyOf = (seq: number): string => `jelly.practice.${seq}`

/** The rows of this tab's practice game. A reload goes on with them; where nothing may be stored, they live as long as the page. */
let rows: JournalRow[] | null = null
/** What was chosen, until the table has written its first row. */
let next: PracticeStart | null = null

/** How the practice game of this tab begins or goes on; null where none was chosen yet. */
export function practiceStart(): PracticeStart | null {
  if (next !== null) return next
  const kept = practiceRows()
  return kept.length === 0 ? null : { rows: kept.slice() }
}

/** The game before is forgotten. */
export function beginPractice(start: PracticeStart): void {
  forget()
  next = start
}

export const practiceRows = (): readonly JournalRow[] => (rows ??= read())

export function keepRow(row: JournalRow): void {
  next = null
  rows = [...practiceRows(), row]
  try {
    window.sessionStorage.setItem(keyOf(row.seq), JSON.stringify(row))
  } catch {
    // Full or forbidden. A game with a gap could not go on.
    forgetStored()
  }
}

function read(): JournalRow[] {
  const found: JournalRow[] = []
  try {
    for (let seq = 1; ; seq++) {
      const text = window.sessionStorage.getItem(keyOf(seq))
      if (text === null) return found
      found.push(JSON.parse(text) as JournalRow)
    }
  } catch {
    return []
  }
}

function forget(): void {
  forgetStored()
  rows = []
}

function forgetStored(): void {
  try {
    for (const { seq } of practiceRows()) window.sessionStorage.removeItem(keyOf(seq))
  } catch {
    // Nothing was stored.
  }
}
