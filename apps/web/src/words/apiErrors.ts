import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const SENTENCES: Readonly<Record<string, MessageDescriptor>> = {
  unreachable: msg`The server cannot be reached. Practice works without it.`,
  noSuchTable: msg`No table has that code. Check it with whoever invited you.`,
  badRequest: msg`The server did not understand that. Reload the page, then try again.`,
  tooOften: msg`Too many attempts. Wait a moment, then try again.`,
  tableFull: msg`That table is full.`,
  doorFull: msg`Too many people are waiting at the door. Try again in a moment.`,
  tooManyGuests: msg`That table has all the guests it can take. Try again later.`,
  tableClosed: msg`That table is closed.`,
  notAllowed: msg`That table is not open to everyone: ask for its link or code.`,
  noSpectators: msg`That table wants no spectators.`,
  linkNeeded: msg`Somebody is guessing codes. To watch, ask for the link of the table.`,
  tooLate: msg`A round is being played there. Try again when it is over.`,
  tooManyTables: msg`All tables here are taken. Try again in a few minutes.`,
  storeFailed: msg`The server has trouble with its disk. Try again later.`,
  closing: msg`The server is about to restart. Try again in a moment.`,
  badSettings: msg`These settings do not go together.`,
  badEdition: msg`This edition cannot be played.`,
}

/** What went wrong between the page and the server; an unknown code still gets an honest sentence. */
export const apiErrorSentence = (i18n: I18n, code: string): string =>
  i18n._(SENTENCES[code] ?? msg`That did not work (${code}). Try again.`)
