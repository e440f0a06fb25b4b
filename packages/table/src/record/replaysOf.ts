import type { ReplayParts } from '@jelly/dice'
import type { JournalRow } from '../model/ports.ts'
import { GameLog } from './GameLog.ts'
import { applyRow, beginRecord } from './TableRecord.ts'

/** The finished games that a table's rows tell, from its first row on. */
export function replaysOf([first, ...rest]: readonly JournalRow[]): ReplayParts[] {
  if (first === undefined) return []
  const record = beginRecord(first)
  const log = new GameLog()
  log.add(first, record.state)
  return rest.flatMap((row) => {
    applyRow(record, row)
    return log.add(row, record.state) ?? []
  })
}
