import { createContext, useContext, useSyncExternalStore } from 'react'
import { soon, useSteps } from '../../../connection/useSteps.ts'
import type { Intent } from './intent.ts'
import type { Actions } from './Actions.ts'

export const ActionsContext = createContext<Actions | null>(null)

/** Whoever watches has no actions. */
export const useActions = (): Actions | null => useContext(ActionsContext)

const nothing = (): (() => void) => () => undefined
const idle: Intent = { kind: 'idle' }

/** A part of what the player is in the middle of, at once: for what is pressed itself. */
export function useIntent<Part>(pick: (intent: Intent) => Part): Part {
  const actions = useActions()
  const read = () => pick(actions === null ? idle : actions.get())
  return useSyncExternalStore(actions?.subscribe ?? nothing, read, read)
}

/** The same, for what follows from a press: the press itself shows first. */
export function useIntentSoon<Part>(pick: (intent: Intent) => Part): Part {
  const actions = useActions()
  const subscribe = (listener: () => void): (() => void) => actions?.subscribe(() => soon(listener)) ?? nothing()
  return useSteps(subscribe, () => pick(actions?.get() ?? idle))
}
