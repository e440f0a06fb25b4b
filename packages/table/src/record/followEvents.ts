import type { Viewer } from '@jelly/rules'
import type { TableView, TableViewEvent } from '../model/message.ts'
import { cloneTable } from './cloneTable.ts'
import { evolveTable } from './evolveTable.ts'

/** Told of each event while the view is still as it was before it. */
export type EventWatcher = (event: TableViewEvent, before: TableView) => void

/** The view after these events. The one before is not written. */
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
