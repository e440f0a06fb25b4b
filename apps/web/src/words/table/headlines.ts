import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { DistrictId, Seat } from '@jelly/rules'
import type { TableNames } from './TableNames.ts'

/** What a headline tells of the player who reads it. */
export type HeadlineFacts =
  | { readonly kind: 'savedByPods'; readonly worth: number }
  | { readonly kind: 'lostToPods'; readonly to: Seat }
  | { readonly kind: 'close'; readonly to: Seat; readonly short: number }
  | { readonly kind: 'kicked'; readonly times: number; readonly by: Seat; readonly most: number }
  | { readonly kind: 'kicker'; readonly times: number; readonly whom: Seat; readonly most: number }
  | { readonly kind: 'twins'; readonly dice: number }
  | { readonly kind: 'haul'; readonly jelly: number; readonly district: DistrictId; readonly round: number }
  | { readonly kind: 'hurry'; readonly flips: number }
  | { readonly kind: 'districts'; readonly count: number }
  | { readonly kind: 'score'; readonly jelly: number }

/** One whole sentence for the end of the game. */
export function headlineText(i18n: I18n, facts: HeadlineFacts, names: TableNames): string {
  switch (facts.kind) {
    case 'savedByPods': {
      const { worth } = facts
      return i18n._(msg`The pods did it: they brought you ${plural(worth, { one: '# Jelly', other: '# Jelly' })}.`)
    }
    case 'lostToPods': {
      const who = names.who(facts.to)
      return i18n._(msg`You led until the pods were opened; then ${who} went past you.`)
    }
    case 'close': {
      const { short } = facts
      const who = names.who(facts.to)
      return i18n._(msg`${plural(short, { one: `Only # Jelly behind ${who}.`, other: `Only # Jelly behind ${who}.` })}`)
    }
    case 'kicked':
      return kicked(i18n, facts, names)
    case 'kicker':
      return kicker(i18n, facts, names)
    case 'twins': {
      const { dice } = facts
      return i18n._(msg`${plural(dice, { one: 'Twins cost you # die.', other: 'Twins cost you # dice.' })}`)
    }
    case 'haul': {
      const { jelly, round } = facts
      const district = names.district(facts.district)
      return i18n._(
        msg`${plural(jelly, { one: `Your best catch: # Jelly from ${district} in round ${round}.`, other: `Your best catch: # Jelly from ${district} in round ${round}.` })}`,
      )
    }
    case 'hurry': {
      const { flips } = facts
      return i18n._(
        msg`${plural(flips, { one: 'You turned the hourglass # time.', other: 'You turned the hourglass # times.' })}`,
      )
    }
    case 'districts': {
      const { count } = facts
      return i18n._(
        msg`${plural(count, { one: 'You controlled # district.', other: 'You controlled districts # times.' })}`,
      )
    }
    case 'score': {
      const { jelly } = facts
      return i18n._(msg`${plural(jelly, { one: 'You end with # Jelly.', other: 'You end with # Jelly.' })}`)
    }
  }
}

type Of<Kind extends HeadlineFacts['kind']> = Extract<HeadlineFacts, { kind: Kind }>

function kicked(i18n: I18n, { times, by, most }: Of<'kicked'>, names: TableNames): string {
  const who = names.who(by)
  if (most === times)
    return i18n._(
      msg`${plural(times, { one: `You were kicked # time, by ${who}.`, other: `You were kicked # times, always by ${who}.` })}`,
    )
  return i18n._(
    msg`You were kicked ${plural(times, { one: '# time', other: '# times' })}, ${plural(most, { 1: 'once', 2: 'twice', other: '# times' })} by ${who}.`,
  )
}

function kicker(i18n: I18n, { times, whom, most }: Of<'kicker'>, names: TableNames): string {
  const who = names.who(whom)
  if (most === times)
    return i18n._(
      msg`${plural(times, { one: `You kicked # die of ${who}.`, other: `You kicked # dice, all of them of ${who}.` })}`,
    )
  return i18n._(
    msg`You kicked ${plural(times, { one: '# die', other: '# dice' })}, ${plural(most, { one: '# of them', other: '# of them' })} of ${who}.`,
  )
}
