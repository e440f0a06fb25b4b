import type { ByeReason } from '@jelly/table'

/** What a client does after each `bye`: nothing more, or it comes back with a new ticket. */
const AFTER_BYE = {
  takenOver: 'stop',
  tableClosed: 'stop',
  removed: 'stop',
  noSpectators: 'stop',
  seatLeft: 'stop',
  putOff: 'stop',
  oldProtocol: 'stop',
  moved: 'comeBack',
  badMessage: 'comeBack',
  tooMany: 'comeBack',
  tooSlow: 'comeBack',
  badTicket: 'comeBack',
  silent: 'comeBack',
} as const satisfies Record<ByeReason, 'stop' | 'comeBack'>

export type FinalBye = {
  [Reason in ByeReason]: (typeof AFTER_BYE)[Reason] extends 'stop' ? Reason : never
}[ByeReason]

export const isFinal = (reason: ByeReason): reason is FinalBye => AFTER_BYE[reason] === 'stop'
