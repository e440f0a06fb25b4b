import { useSyncExternalStore } from 'react'
import { DEFAULT_PREFERENCES, type Preferences, preferencesFrom } from './preferences.ts'
import { PREFERENCES, recall, remember } from './storage.ts'

const listeners = new Set<() => void>()
let current = read()

function read(): Preferences {
  return preferencesFrom(recall(PREFERENCES))
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

export function changePreferences(change: Partial<Preferences>): void {
  remember(PREFERENCES, { ...current, ...change })
  publish({ ...current, ...change })
}

/** Another tab of this browser changed them. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === PREFERENCES) publish(read())
  })
}

const getDefaults = (): Preferences => DEFAULT_PREFERENCES

/** A prerendered page was drawn with the defaults: it is taken over as such, and changed at once. */
export const useSettings = (): Preferences => useSyncExternalStore(subscribeSettings, getSettings, getDefaults)

/** The settings of this browser from the first moment on: for what draws nothing by itself. */
export const useSettingsAtOnce = (): Preferences => useSyncExternalStore(subscribeSettings, getSettings, getSettings)
