import { HANDOVER_LENGTH, type JoinedTable } from '@jelly/protocol'
import { lobby } from '../../connection/lobby.ts'
import { ensureNickname } from '../../settings/nickname.ts'

/** What somebody comes with: a code that was read out, or a link to go on on this device. */
export type ComesWith = { readonly code: string } | { readonly table: string; readonly secret: string }

const underWay = new Map<string, Promise<JoinedTable>>()

/** Asks once, however often the screen is drawn: a second question would take a second seat, and a handover is good only once. */
export function joinOnce(by: ComesWith): Promise<JoinedTable> {
  const key = JSON.stringify(by)
  const asked = underWay.get(key) ?? ask(by)
  underWay.set(key, asked)
  return asked.finally(() => setTimeout(() => underWay.delete(key)))
}

/** The longer codes move a seat that somebody has on another device. */
function ask(by: ComesWith): Promise<JoinedTable> {
  if ('secret' in by) return lobby.takeOver(by)
  if (by.code.length === HANDOVER_LENGTH) return lobby.takeOver({ code: by.code })
  return lobby.join(ensureNickname(), { code: by.code, orWatch: true })
}
