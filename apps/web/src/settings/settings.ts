import { useSyncExternalStore } from 'react'
import { type Preferences, preferencesFrom } from './preferences.ts'
import { recall, remember } from './storage.ts'

const KEY = 'jelly.preferences'
const listeners = new Set<() => void>()
let current = read()

function read(): Preferences {
  return preferencesFrom(recall(KEY))
}

function publish(next: Preferences): void {
  current = next
  for (const listener of listeners) listener()
}

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getSettings = (): Preferences => current

export function changeSettings(change: Partial<Preferences>): void {
  remember(KEY, { ...current, ...change })
  publish({ ...current, ...change })
}

/** Another tab of this browser changed them. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) publish(read())
  })
}

export const useSettings = (): Preferences => useSyncExternalStore(subscribeSettings, getSettings, getSettings)
