import type { JournalRow } from '@jelly/table'
import { StoreError } from './StoreError.ts'

export interface Head {
  readonly seq: number
  readonly epoch: number
}

/** The key (table, seq) is the fence: an earlier owner finds its number taken, or its epoch over. */
export function checkFence(
  { table, seq, epoch }: Pick<JournalRow, 'table' | 'seq' | 'epoch'>,
  isOpen: boolean,
  head: Head | null,
): void {
  if (!isOpen) throw new StoreError('fenced', `table ${table} is not open`)
  if (head === null) return
  if (seq !== head.seq + 1) throw new StoreError('fenced', `table ${table} is at row ${head.seq}, not before ${seq}`)
  if (epoch < head.epoch) throw new StoreError('fenced', `table ${table} is in epoch ${head.epoch}, not ${epoch}`)
}
