import { useSyncExternalStore } from 'react'
import type { status } from './announcements.ts'

/** The last words. A reader reads each line once, as it comes. */
export function Lines({ of: words }: { of: typeof status }) {
  const lines = useSyncExternalStore(words.subscribe, words.get, words.get)
  return lines.map(({ id, text }) => <span key={id}>{text} </span>)
}
