import { useSyncExternalStore } from 'react'
import type { LayoutMap } from './keyCaps.ts'

interface Keyboard {
  getLayoutMap(): Promise<LayoutMap>
}

let layout: LayoutMap | null = null
let asked = false
const listeners = new Set<() => void>()

/** Only some browsers tell, and only on a safe connection. */
async function askBrowser(): Promise<void> {
  const { keyboard } = navigator as Navigator & { keyboard?: Keyboard }
  layout = (await keyboard?.getLayoutMap().catch(() => null)) ?? null
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!asked) {
    asked = true
    void askBrowser()
  }
  return () => listeners.delete(listener)
}

/** The player's own keyboard, once the browser has told; null where it does not. */
export const useKeyboardLayout = (): LayoutMap | null => useSyncExternalStore(subscribe, () => layout)
