import { newSeed } from '@jelly/dice'
import { ticket } from './api.ts'
import { browserEntropy } from './browserEntropy.ts'
import { keptRecord } from './keptRecord.ts'
import { pageNow } from './pageNow.ts'
import { SocketConnection } from './SocketConnection.ts'
import { TableStore } from './TableStore.ts'

const socketAddress = (): string => {
  const url = new URL('/socket', window.location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

/** A table on the server, for whoever holds this token. */
export function openServerTable(table: string, token: string): TableStore {
  let store: TableStore | null = null
  const connection = new SocketConnection({
    address: socketAddress(),
    ticket: async () => (await ticket(table, token)).ticket,
    since: () => store?.since ?? null,
    now: pageNow,
  })
  store = new TableStore(connection, { now: pageNow, seed: () => newSeed(browserEntropy), ...keptRecord(table) })
  return store
}
