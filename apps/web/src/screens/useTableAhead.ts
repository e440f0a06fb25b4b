import { useEffect } from 'react'
import { whenIdle } from '../parts/whenIdle.ts'
import { loadTableAhead } from './lazyScreens.ts'

/** Once the page is at rest the table is loaded too: a game then starts at once, and practice needs no server. */
export function useTableAhead(): void {
  useEffect(() => whenIdle(() => void loadTableAhead().catch(() => undefined)), [])
}
