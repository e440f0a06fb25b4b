import type { Request } from '@jelly/table'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ServerClock } from '@jelly/client'
import type { TableSnapshot } from '@jelly/client'
import type { TableStore } from '@jelly/client'
import { last, later, soon, useSteps } from './useSteps.ts'

export const TableContext = createContext<TableStore | null>(null)

function useStore(): TableStore {
  const store = useContext(TableContext)
  if (store === null) throw new Error('there is no table here')
  return store
}

/** A part of what is known of the table; the screen is drawn again only when that part changes. */
export function useTable<Part>(pick: (snapshot: TableSnapshot) => Part): Part {
  const store = useStore()
  const read = () => pick(store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}

function useTableAt<Part>(when: (look: () => void) => void, pick: (snapshot: TableSnapshot) => Part): Part {
  const store = useStore()
  const subscribe = (listener: () => void): (() => void) => store.subscribe(() => when(listener))
  return useSteps(subscribe, () => pick(store.get()))
}

/** The same, for what happens on the board: in small steps, once a press shows. */
export function useTableSoon<Part>(pick: (snapshot: TableSnapshot) => Part): Part {
  return useTableAt(soon, pick)
}

/** The same, for what follows from it: one frame after the board. */
export function useTableLater<Part>(pick: (snapshot: TableSnapshot) => Part): Part {
  return useTableAt(later, pick)
}

/** The same, for what tells of it: one frame after that. */
export function useTableLast<Part>(pick: (snapshot: TableSnapshot) => Part): Part {
  return useTableAt(last, pick)
}

/** Asks the table for something. */
export const useAsk = (): ((request: Request) => number) => useStore().ask

/** The server's clock. */
export const useClock = (): ServerClock => useStore().clock

export const useTableStore = useStore
