import { SqliteStore } from '@jelly/server/testing'
import type { JournalRow } from '@jelly/table'

/** The rows of a table as they lie on the disk of a server that does not run. */
export async function journalOf(data: string, table: string): Promise<readonly JournalRow[]> {
  const store = await SqliteStore.open({ file: `${data}/jelly.db`, maxPages: 0, lockWait: 5000 })
  try {
    return await store.rows(table)
  } finally {
    await store.close()
  }
}
