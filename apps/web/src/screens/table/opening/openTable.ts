import { lobby } from '../../../connection/lobby.ts'
import { recallToken, rememberToken } from '../../../connection/seatTokens.ts'
import { openServerTable } from '../../../connection/serverTable.ts'
import type { TableStore } from '@jelly/client'
import { ensureNickname } from '../../../settings/nickname.ts'

export type TableMode = 'play' | 'watch' | 'practice'

const underWay = new Map<string, Promise<string>>()

/** The token of a seat here: the one kept, else a new one by the secret in the link. */
function tokenFor(mode: 'play' | 'watch', table: string): Promise<string> {
  const kept = recallToken(keyFor(mode, table))
  if (kept !== null) return Promise.resolve(kept)
  const known = underWay.get(`${mode} ${table}`)
  if (known) return known
  const joining = join(mode, table).finally(() => underWay.delete(`${mode} ${table}`))
  underWay.set(`${mode} ${table}`, joining)
  return joining
}

/** Who watches a table may also sit at it, in another tab. */
const keyFor = (mode: 'play' | 'watch', table: string): string => (mode === 'watch' ? `watch.${table}` : table)

async function join(mode: 'play' | 'watch', table: string): Promise<string> {
  const secret = window.location.hash.slice(1)
  const watch = mode === 'watch' ? { watch: true as const } : { orWatch: true as const }
  const by = secret === '' ? { table, ...watch } : { table, secret, ...watch }
  const { token } = await lobby.join(ensureNickname(), by)
  rememberToken(keyFor(mode, table), token)
  return token
}

export async function openTable(mode: 'play' | 'watch', table: string): Promise<TableStore> {
  return openServerTable(table, await tokenFor(mode, table))
}
