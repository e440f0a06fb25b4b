import { expect, test } from 'vitest'
import { lobbyApi } from '../../src/http/lobbyApi.ts'
import type { Lobby } from '../../src/lobby/Lobby.ts'
import { Replays } from '../../src/replays/Replays.ts'
import { MemoryStore } from '../../src/store/MemoryStore.ts'
import { noLog } from '../../src/health/log.ts'

test('a game that is under way is told from one that is unknown', async () => {
  const tables = { isPlaying: (id: string) => id === 'now' }
  const api = lobbyApi({} as Lobby, new Replays(new MemoryStore(), tables), noLog)
  const answer = async (game: string) => {
    const response = await api.request(`/api/replays/${game}`, {}, { address: '192.0.2.1' })
    return [response.status, ((await response.json()) as { error: string }).error]
  }
  expect(await answer('now')).toEqual([409, 'gameNotOver'])
  expect(await answer('never')).toEqual([404, 'noSuchReplay'])
})
