import { useSyncExternalStore } from 'react'

/** A screen that is only touched. */
const TOUCHED = '(hover: none) and (pointer: coarse)'

let wasPressed = false
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** The keys of a phone's own keyboard say no code. */
function press({ code }: KeyboardEvent): void {
  if (code === '' || wasPressed) return
  wasPressed = true
  tell()
}

function subscribe(listener: () => void): () => void {
  const touched = window.matchMedia(TOUCHED)
  listeners.add(listener)
  touched.addEventListener('change', tell)
  window.addEventListener('keydown', press)
  return () => {
    listeners.delete(listener)
    touched.removeEventListener('change', tell)
    window.removeEventListener('keydown', press)
  }
}

/** Whether keys are worth a word here: not on a phone, unless somebody has pressed one of a real keyboard. */
export const useHasKeyboard = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wasPressed || !window.matchMedia(TOUCHED).matches,
    () => true,
  )
