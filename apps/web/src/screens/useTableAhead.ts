import { useEffect } from 'react'
import { loadTableAhead } from './lazyScreens.ts'

/** Once the page is at rest the table is loaded too: a game then starts at once, and practice needs no server. */
export function useTableAhead(): void {
  useEffect(loadTableAhead, [])
}
