import { type JoinedTable, joinTable } from '../../connection/api.ts'
import { ensureNickname } from '../../settings/nickname.ts'

const underWay = new Map<string, Promise<JoinedTable>>()

/** Asks once, however often the screen is drawn: a second question would take a second seat. */
export function joinOnce(code: string): Promise<JoinedTable> {
  const asked = underWay.get(code) ?? joinTable(ensureNickname(), { code })
  underWay.set(code, asked)
  return asked.finally(() => underWay.delete(code))
}
