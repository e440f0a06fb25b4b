import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Intent } from '../model/hand.ts'
import type { Desk } from './Desk.ts'

export const DeskContext = createContext<Desk | null>(null)

/** Whoever watches has no desk. */
export const useDesk = (): Desk | null => useContext(DeskContext)

const nothing = (): (() => void) => () => undefined
const idle: Intent = { kind: 'idle' }

/** A part of what the player is in the middle of. */
export function useIntent<Part>(pick: (intent: Intent) => Part): Part {
  const desk = useDesk()
  const read = () => pick(desk === null ? idle : desk.get())
  return useSyncExternalStore(desk?.subscribe ?? nothing, read, read)
}
