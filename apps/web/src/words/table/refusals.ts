import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalReason } from '@jelly/rules'
import type { TableRefusal, TableRefusalReason } from '@jelly/table'
import type { TableNames } from './TableNames.ts'

type Reason = RefusalReason | TableRefusalReason

/** Does not compile while a reason has no sentence. */
const SENTENCES: Readonly<Record<Reason, MessageDescriptor>> = {
  notNow: msg`Not now.`,
  onlyTheTable: msg`Only the table itself does that.`,
  noSuchSeat: msg`There is no such seat.`,
  noDiceLeft: msg`You have no dice left.`,
  rollFirst: msg`Roll first.`,
  dieNotInHand: msg`That die is no longer in your hand.`,
  noSuchDistrict: msg`There is no such district.`,
  districtLocked: msg`That district is locked.`,
  noEffect: msg`There is no effect to use.`,
  wrongEffect: msg`That die has another effect.`,
  dieNotThere: msg`That die is no longer there.`,
  dieCameLater: msg`That die came after yours: it is safe from it.`,
  dieJustPlaced: msg`A die cannot kick itself.`,
  zoneNotAdjacent: msg`The target moves one zone at a time.`,
  notFinished: msg`Place your last die first.`,
  screenAlreadyUsed: msg`Your screen already locks a district.`,
  alreadyFlipped: msg`The hourglass is already turned.`,
  timerNotFlipped: msg`The hourglass still stands.`,
  notAsked: msg`That question is not for you.`,
  wrongAnswer: msg`That is no answer to this question.`,
  podNotHeld: msg`You do not hold such a pod.`,
  notSeated: msg`You are watching: take a seat first.`,
  notHost: msg`Only the host can do that.`,
  seatTaken: msg`Somebody sits there already.`,
  tableFull: msg`The table is full.`,
  tooLate: msg`Too late: the game has moved on.`,
  frozen: msg`The table waits for everyone to be back.`,
  tooOften: msg`Not so fast.`,
  badSettings: msg`These settings do not go together.`,
  badEdition: msg`This edition cannot be played.`,
  alreadyHandled: msg`That was already done.`,
  notDone: msg`That was not done: the table was away for a moment.`,
  tableClosed: msg`This table is closed.`,
  badSeed: msg`That is no seed for the dice.`,
  badName: msg`Choose another name: 1 to 24 letters.`,
  nameTaken: msg`Somebody here is called like that. Choose another name.`,
  puristTable: msg`This table plays without such conveniences.`,
  onlyToAgree: msg`Time is up: you can only join the others now.`,
  muted: msg`The host has muted you.`,
  noSuchNewcomer: msg`They are no longer at the door.`,
  doorFull: msg`Too many people are waiting at the door. Try again in a moment.`,
  failed: msg`The table could not do that. It was our mistake.`,
}

const seconds = (i18n: I18n, milliseconds: number): string =>
  i18n.number(milliseconds / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A photo finish: who was first, and by how much. */
function lateSentence(i18n: I18n, who: string, reason: Reason, late: number): string {
  const time = seconds(i18n, late)
  if (reason === 'districtLocked') return i18n._(msg`${who} locked it ${time} s before you.`)
  if (reason === 'alreadyFlipped') return i18n._(msg`${who} turned the hourglass ${time} s before you.`)
  if (reason === 'dieNotThere' || reason === 'noEffect') return i18n._(msg`${who} kicked it ${time} s before you.`)
  return i18n._(msg`${who} was ${time} s faster.`)
}

function lockedSentence(i18n: I18n, refusal: TableRefusal, names: TableNames): string | undefined {
  if (refusal.refused !== 'districtLocked' || !('by' in refusal) || refusal.by === undefined) return undefined
  const who = names.who(refusal.by)
  if (!('district' in refusal) || refusal.district === undefined) return i18n._(msg`${who} locked that district.`)
  const district = names.district(refusal.district)
  return i18n._(msg`${who} locked ${district}.`)
}

/** Why something was refused, as the player is told; what the table adds (where an edition is wrong) is as it sent it. */
export function refusalSentence(i18n: I18n, refusal: TableRefusal, names: TableNames): string {
  const sentence = plainSentence(i18n, refusal, names)
  if (!('detail' in refusal) || !refusal.detail) return sentence
  const { detail } = refusal
  return i18n._(msg`${sentence} (${detail})`)
}

function plainSentence(i18n: I18n, refusal: TableRefusal, names: TableNames): string {
  if ('late' in refusal && refusal.late !== undefined && refusal.by !== undefined) {
    return lateSentence(i18n, names.who(refusal.by), refusal.refused, refusal.late)
  }
  return lockedSentence(i18n, refusal, names) ?? i18n._(SENTENCES[refusal.refused])
}
