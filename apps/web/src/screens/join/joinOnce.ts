import type { JoinedTable } from '@jelly/protocol'
import { lobby } from '../../connection/lobby.ts'
import { ensureNickname } from '../../settings/nickname.ts'

const underWay = new Map<string, Promise<JoinedTable>>()

/** Asks once, however often the screen is drawn: a second question would take a second seat. */
export function joinOnce(code: string): Promise<JoinedTable> {
  const asked = underWay.get(code) ?? lobby.join(ensureNickname(), { code })
  underWay.set(code, asked)
  return asked.finally(() => underWay.delete(code))
}
