import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Seat } from '@jelly/rules'
import { inParts, listed } from './listed.ts'
import type { Names } from './refusals.ts'

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

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** Why: who is ahead of whom. */
function standingText(i18n: I18n, { isCenter, totals, winners, present }: SceneFacts, names: Names): string {
  const [first] = winners
  if (first === undefined) return isCenter ? i18n._(msg`No dice lie here.`) : i18n._(msg`Nobody controls it.`)
  const total = totals[first] ?? 0
  const who = listed(
    i18n,
    winners.map((seat) => names.who(seat)),
  )
  if (winners.length > 1) return i18n._(msg`${who} are level at ${total}`)
  const rest = present.filter((seat) => !winners.includes(seat))
  if (rest.length === 0) return i18n._(msg`${who} ${total}, all alone`)
  const others = rest.map((seat) => `${names.who(seat)} ${totals[seat] ?? 0}`).join(', ')
  return i18n._(msg`${who} ${total} against ${others}`)
}

function noteText(i18n: I18n, note: SceneNote, names: Names): string {
  switch (note.kind) {
    case 'copied': {
      const district = names.district(note.from)
      return i18n._(msg`copies ${district}`)
    }
    case 'loop':
      return i18n._(msg`a copy that comes back to itself is worth nothing`)
    case 'noAgreement':
      return i18n._(msg`no agreement, no reward`)
    case 'noPods':
      return i18n._(msg`too few pods left: nobody takes one`)
  }
}

/** How much, to whom. */
export function changeText(i18n: I18n, { jelly, pods }: { jelly: number; pods: number }): string {
  const parts: string[] = []
  const amount = signed(jelly)
  if (jelly !== 0)
    parts.push(i18n._(msg`${plural(Math.abs(jelly), { one: `${amount} Jelly`, other: `${amount} Jelly` })}`))
  const count = signed(pods)
  if (pods !== 0) parts.push(i18n._(msg`${plural(Math.abs(pods), { one: `${count} pod`, other: `${count} pods` })}`))
  return parts.join(', ')
}

/** One sentence about a district: why, how much, to whom. */
export function sceneSentence(i18n: I18n, facts: SceneFacts, names: Names): string {
  const notes = facts.notes.map((note) => noteText(i18n, note, names))
  const why = inParts(i18n, [standingText(i18n, facts, names), ...notes])
  if (facts.winners.length === 0) return why
  if (facts.changes.length === 0 && facts.asking) return why
  if (facts.changes.length === 0) return i18n._(msg`${why}: nothing to gain`)
  const only = facts.changes.length === 1 && facts.winners.length === 1 && facts.changes[0]?.seat === facts.winners[0]
  const gains = alike(facts.changes).map(({ seats, change }) => {
    const what = changeText(i18n, change)
    if (only) return what
    const who = seats.map((seat) => names.who(seat)).join(', ')
    return seats.length > 1 ? i18n._(msg`${who} ${what} each`) : `${who} ${what}`
  })
  const what = inParts(i18n, gains)
  return i18n._(msg`${why}: ${what}`)
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
