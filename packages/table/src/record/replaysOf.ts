import type { ReplayParts } from '@jelly/dice'
import type { JournalRow } from '../model/ports.ts'
import { GameLog } from './GameLog.ts'
import { applyRow, beginRecord, type TableRecord } from './TableRecord.ts'
import { upcast } from './upcast.ts'

/** The finished games that a table's rows tell, from its first row on, or after a record that was kept between games. */
export function replaysOf(rows: readonly JournalRow[], from?: TableRecord): ReplayParts[] {
  const [first, ...rest] = rows.map(upcast)
  if (first === undefined) return []
  const record = from ?? beginRecord(first)
  const log = new GameLog()
  if (from === undefined) log.add(first, record.state)
  return (from === undefined ? rest : [first, ...rest]).flatMap((row) => {
    applyRow(record, row)
    return log.add(row, record.state) ?? []
  })
}
