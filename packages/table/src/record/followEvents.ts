import type { Viewer } from '@jelly/rules'
import type { TableView, TableViewEvent } from '../model/message.ts'
import { cloneTable } from './cloneTable.ts'
import { evolveTable } from './evolveTable.ts'

/** Called for each event while the view is still as it was before the event. */
export type EventWatcher = (event: TableViewEvent, before: TableView) => void

/** The view after these events. The view before them is not changed. */
export function followEvents(
  view: TableView,
  events: readonly TableViewEvent[],
  viewer: Viewer,
  watch?: EventWatcher,
): TableView {
  const next = cloneTable(view)
  for (const event of events) {
    watch?.(event, next)
    evolveTable(next, event, viewer)
  }
  return next
}
