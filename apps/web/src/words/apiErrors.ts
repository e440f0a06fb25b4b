import type { ProblemCode } from '@jelly/protocol'
import type { TableRefusalReason } from '@jelly/table'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const NOT_UNDERSTOOD = msg`The server did not understand that. Reload the page, then try again.`

/** Every problem that the server tells has its sentence. */
const PROBLEMS: Readonly<Record<ProblemCode | 'unreachable', MessageDescriptor>> = {
  unreachable: msg`The server cannot be reached. Practice works without it.`,
  noSuchTable: msg`No table has that code. Check it with whoever invited you.`,
  noSuchHandover: msg`This code was used already, is older than two minutes, or is wrong. Ask your other device for a new one.`,
  tableOver: msg`That table has closed: everybody has left it. Make a new one, and send its link.`,
  gameNotOver: msg`That game is still being played.`,
  noSuchReplay: msg`There is no finished game of that name.`,
  noSuchRoute: NOT_UNDERSTOOD,
  badRequest: NOT_UNDERSTOOD,
  badOrigin: NOT_UNDERSTOOD,
  tooLong: NOT_UNDERSTOOD,
  tooOften: msg`Too many attempts. Wait a moment, then try again.`,
  tooManyGuests: msg`That table has all the guests it can take. Try again later.`,
  notAllowed: msg`That table is not open to everyone: ask for its link or code.`,
  notAdmitted: msg`The host has to let you in first.`,
  notHost: msg`Only the host may do that.`,
  watchOnly: msg`This link is for watching. To play, ask for the link of the table.`,
  noSpectators: msg`That table wants no spectators.`,
  linkNeeded: msg`Somebody is guessing codes. To watch, ask for the link of the table.`,
  tooManyTables: msg`All tables here are taken. Try again in a few minutes.`,
  dataFull: msg`The server has no room for more tables. Try again later.`,
  storeFailed: msg`The server has trouble with its disk. Try again later.`,
  notNow: msg`That table is changing its server. Try again in a moment.`,
  closing: msg`The server is about to restart. Try again in a moment.`,
  failed: msg`The server made a mistake. Try again.`,
  badSettings: msg`These settings do not go together.`,
  badEdition: msg`This edition cannot be played.`,
}

/** What a table may say to somebody who comes. */
const REFUSALS: Readonly<Partial<Record<TableRefusalReason, MessageDescriptor>>> = {
  tableFull: msg`That table is full, and its host wants no spectators.`,
  seatTaken: msg`Somebody else has your seat by now.`,
  doorFull: msg`Too many people are waiting at the door. Try again in a moment.`,
  tableClosed: msg`That table is closed.`,
  tooLate: msg`A round is being played there. Try again when it is over.`,
}

/** What is wrong with a link is told in other words than a code. */
const LINKS = {
  noSuchLink: msg`There is no table at this link: it is incomplete, or the table has closed long ago.`,
}

const SENTENCES: Readonly<Record<string, MessageDescriptor>> = { ...REFUSALS, ...LINKS, ...PROBLEMS }

/** What went wrong between the page and the server; a code of a newer server still gets an honest sentence. */
export const apiErrorSentence = (i18n: I18n, code: string): string =>
  i18n._(SENTENCES[code] ?? msg`That did not work (${code}). Try again.`)
