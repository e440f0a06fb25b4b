import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { District, DistrictId, Seat } from '@jelly/rules'
import { inTurn } from '../listed.ts'
import { rewardText } from '../rewards.ts'
import type { TableNames } from './TableNames.ts'

/** The dice of one seat at a district. */
interface Row {
  readonly seat: Seat
  readonly dice: readonly { readonly value: number }[]
  readonly total: number
  readonly leads: boolean
}

interface Told {
  readonly id: DistrictId
  readonly district: Pick<District, 'target' | 'zones' | 'lockedBy'>
  readonly rows: readonly Row[]
  readonly you: Seat | null
}

function targetSentence(i18n: I18n, { target, zones }: Told['district']): string {
  const reward = rewardText(i18n, zones[target - 1] ?? [])
  return i18n._(msg`Target ${target}: ${reward}.`)
}

function lockSentences(i18n: I18n, lockedBy: Seat | null, { you }: Told, names: TableNames): string[] {
  if (lockedBy === null) return []
  const who = names.who(lockedBy)
  return [lockedBy === you ? i18n._(msg`Locked by you.`) : i18n._(msg`Locked by ${who}.`)]
}

function totalSentence(i18n: I18n, { seat, total, leads }: Row, names: TableNames): string {
  const who = names.who(seat)
  return leads ? i18n._(msg`${who} ${total}, in the lead.`) : i18n._(msg`${who} ${total}.`)
}

function diceSentence(i18n: I18n, { seat, dice, total, leads }: Row, names: TableNames): string {
  const who = names.who(seat)
  const values = dice.map(({ value }) => value).join(' ')
  return leads ? i18n._(msg`${who} ${values}: ${total}, in the lead.`) : i18n._(msg`${who} ${values}: ${total}.`)
}

/** How things stand at a district, in short sentences; what a tap would do there may come first. */
export function districtLabel(i18n: I18n, told: Told, names: TableNames, placing: number | null): string {
  const district = names.district(told.id)
  const first = placing === null ? i18n._(msg`${district}.`) : i18n._(msg`Place your ${placing} on ${district}.`)
  return inTurn(i18n, [
    first,
    targetSentence(i18n, told.district),
    ...told.rows.map((row) => totalSentence(i18n, row, names)),
    ...lockSentences(i18n, told.district.lockedBy, told, names),
  ])
}

/** The same with every die, for who asks. */
export function districtReport(i18n: I18n, told: Told, names: TableNames): string {
  const district = names.district(told.id)
  const dice = told.rows.map((row) => diceSentence(i18n, row, names))
  return inTurn(i18n, [
    i18n._(msg`${district}.`),
    targetSentence(i18n, told.district),
    ...lockSentences(i18n, told.district.lockedBy, told, names),
    ...(dice.length > 0 ? dice : [i18n._(msg`No dice lie here.`)]),
  ])
}
