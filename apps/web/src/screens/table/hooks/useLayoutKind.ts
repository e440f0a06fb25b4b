import { useSyncExternalStore } from 'react'

/** Side panels and a ring; a ring below a strip of rivals; two lanes down a phone; two lanes across one. */
export type LayoutKind = 'wide' | 'tall' | 'phone' | 'flat'

export function layoutKindFor(width: number, height: number): LayoutKind {
  if (width >= 1080 && height >= 600) return 'wide'
  if (width >= 700 && height >= 640) return 'tall'
  return height >= width ? 'phone' : 'flat'
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

const read = (): LayoutKind => layoutKindFor(window.innerWidth, window.innerHeight)

export const useLayoutKind = (): LayoutKind => useSyncExternalStore(subscribe, read, () => 'wide')
