import { SocketConnection, TableStore } from '@jelly/client'
import { newSeed } from '@jelly/dice/seed'
import { browserClock } from './browserClock.ts'
import { browserEntropy } from './browserEntropy.ts'
import { browserSocket } from './browserSocket.ts'
import { keptHistory } from './keptHistory.ts'
import { lobby } from './lobby.ts'
import { makeWay } from './makeWay.ts'

/** A table on the server, for whoever holds this token. */
export function openServerTable(table: string, token: string): TableStore {
  const connection = new SocketConnection({
    clock: browserClock,
    openSocket: browserSocket(lobby.socketAddress),
    ticket: () => lobby.ticket({ table, token }),
    chance: () => Math.random(),
  })
  return new TableStore({
    connection,
    clock: browserClock,
    seed: () => newSeed(browserEntropy),
    isHidden: () => document.visibilityState === 'hidden',
    makeWay,
    ...keptHistory(table),
  })
}
