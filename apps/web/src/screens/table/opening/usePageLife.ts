import { useEffect } from 'react'
import type { TableStore } from '@jelly/client'

/** Keeps a phone's screen on while a game runs, and looks after the line when the page is seen again. */
export function usePageLife(store: TableStore): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    const hold = async (): Promise<void> => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible' || (lock && !lock.released)) return
      lock = await navigator.wakeLock.request('screen').catch(() => null)
    }
    const wake = (): void => {
      if (document.visibilityState === 'visible') store.check()
      void hold()
    }
    const online = (): void => store.check()
    void hold()
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('online', online)
      void lock?.release()
    }
  }, [store])
}
