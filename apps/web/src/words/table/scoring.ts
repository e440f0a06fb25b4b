import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Seat } from '@jelly/rules'
import { inTurn, listed, shortList } from '../listed.ts'
import { signed } from '../signed.ts'
import type { TableNames } from './TableNames.ts'

/** What a sentence about a scored district tells. */
export interface SceneFacts {
  readonly isCenter: boolean
  readonly totals: readonly number[]
  readonly winners: readonly Seat[]
  /** What comes of it is still to be chosen. */
  readonly asking: boolean
  /** Seats whose dice lay there. */
  readonly present: readonly Seat[]
  readonly changes: readonly { readonly seat: Seat; readonly jelly: number; readonly pods: number }[]
  readonly notes: readonly SceneNote[]
}

export type SceneNote =
  | { readonly kind: 'copied'; readonly from: number }
  | { readonly kind: 'loop' }
  | { readonly kind: 'noAgreement' }
  | { readonly kind: 'noPods' }

/** Why: who is ahead of whom. */
function standingSentence(i18n: I18n, { isCenter, totals, winners, present }: SceneFacts, names: TableNames): string {
  const [first] = winners
  if (first === undefined) return isCenter ? i18n._(msg`No dice lie here.`) : i18n._(msg`Nobody controls it.`)
  const total = totals[first] ?? 0
  const who = whoText(i18n, winners, names)
  if (winners.length > 1) return i18n._(msg`${who} tie with ${total}.`)
  const rest = present.filter((seat) => !winners.includes(seat))
  if (rest.length === 0) return i18n._(msg`${who} ${total}, all alone.`)
  const others = shortList(
    i18n,
    rest.map((seat) => standing(i18n, names.who(seat), totals[seat] ?? 0)),
  )
  return i18n._(msg`${who} ${total} against ${others}.`)
}

const standing = (i18n: I18n, who: string, total: number): string => i18n._(msg`${who} ${total}`)

const whoText = (i18n: I18n, seats: readonly Seat[], names: TableNames): string =>
  listed(
    i18n,
    seats.map((seat) => names.who(seat)),
  )

function noteSentence(i18n: I18n, note: SceneNote, names: TableNames): string {
  switch (note.kind) {
    case 'copied': {
      const district = names.district(note.from)
      return i18n._(msg`It copies ${district}.`)
    }
    case 'loop':
      return i18n._(msg`A copy that comes back to itself is worth nothing.`)
    case 'noAgreement':
      return i18n._(msg`No agreement, no reward.`)
    case 'noPods':
      return i18n._(msg`Too few pods left: nobody takes one.`)
  }
}

/** How much. */
export function changeText(i18n: I18n, { jelly, pods }: { jelly: number; pods: number }): string {
  const amount = signed(i18n, jelly)
  const count = signed(i18n, pods)
  const [ofJelly, ofPods] = [Math.abs(jelly), Math.abs(pods)]
  if (pods === 0) return i18n._(msg`${plural(ofJelly, { one: `${amount} Jelly`, other: `${amount} Jelly` })}`)
  if (jelly === 0) return i18n._(msg`${plural(ofPods, { one: `${count} pod`, other: `${count} pods` })}`)
  return i18n._(
    msg`${plural(ofJelly, { one: `${amount} Jelly`, other: `${amount} Jelly` })}, ${plural(ofPods, { one: `${count} pod`, other: `${count} pods` })}`,
  )
}

/** How much, to whom. */
function gainSentence(i18n: I18n, { seats, change }: Alike, names: TableNames): string {
  const who = whoText(i18n, seats, names)
  const what = changeText(i18n, change)
  return seats.length > 1 ? i18n._(msg`${who}: ${what} each.`) : i18n._(msg`${who}: ${what}.`)
}

function gainSentences(i18n: I18n, facts: SceneFacts, names: TableNames): string[] {
  const { winners, changes } = facts
  if (winners.length === 0 || (changes.length === 0 && facts.asking)) return []
  const [only] = changes
  if (only === undefined) return [i18n._(msg`Nothing to gain.`)]
  const what = changeText(i18n, only)
  if (changes.length === 1 && winners.length === 1 && only.seat === winners[0]) return [i18n._(msg`${what}.`)]
  return alike(changes).map((gain) => gainSentence(i18n, gain, names))
}

/** A district in a few sentences: why, how much, to whom. */
export function sceneSentences(i18n: I18n, facts: SceneFacts, names: TableNames): string {
  const notes = facts.notes.map((note) => noteSentence(i18n, note, names))
  return inTurn(i18n, [standingSentence(i18n, facts, names), ...notes, ...gainSentences(i18n, facts, names)])
}

interface Alike {
  readonly seats: Seat[]
  readonly change: { readonly jelly: number; readonly pods: number }
}

/** Seats to whom the same happened are named together, those who gain the most first. */
function alike(changes: SceneFacts['changes']): Alike[] {
  const groups: Alike[] = []
  for (const { seat, jelly, pods } of changes.toSorted(
    (one, other) => other.jelly - one.jelly || one.seat - other.seat,
  )) {
    const same = groups.find(({ change }) => change.jelly === jelly && change.pods === pods)
    if (same) same.seats.push(seat)
    else groups.push({ seats: [seat], change: { jelly, pods } })
  }
  return groups
}
