import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Seat } from '@jelly/rules'
import type { HeadlineFacts } from '../table/headlines.ts'
import type { TableNames } from '../table/TableNames.ts'

/** The headline of a player as the others read it: one whole sentence. */
export function headlineOf(i18n: I18n, seat: Seat, facts: HeadlineFacts, names: TableNames): string {
  const who = names.who(seat)
  switch (facts.kind) {
    case 'savedByPods': {
      const { worth } = facts
      return i18n._(msg`The pods did it: they brought ${who} ${plural(worth, { one: '# Jelly', other: '# Jelly' })}.`)
    }
    case 'lostToPods': {
      const other = names.who(facts.to)
      return i18n._(msg`${who} led until the pods were opened; then ${other} went past.`)
    }
    case 'close': {
      const { short } = facts
      const other = names.who(facts.to)
      return i18n._(msg`${who} was only ${plural(short, { one: '# Jelly', other: '# Jelly' })} behind ${other}.`)
    }
    case 'kicked':
      return kicked(i18n, who, facts, names)
    case 'kicker':
      return kicker(i18n, who, facts, names)
    case 'twins': {
      const { dice } = facts
      return i18n._(msg`Twins cost ${who} ${plural(dice, { one: '# die', other: '# dice' })}.`)
    }
    case 'haul': {
      const { jelly, round } = facts
      const district = names.district(facts.district)
      return i18n._(
        msg`The best catch of ${who}: ${plural(jelly, { one: '# Jelly', other: '# Jelly' })} from ${district} in round ${round}.`,
      )
    }
    case 'hurry': {
      const { flips } = facts
      return i18n._(msg`${who} turned the hourglass ${plural(flips, { one: '# time', other: '# times' })}.`)
    }
    case 'districts': {
      const { count } = facts
      return i18n._(msg`${who} controlled districts ${plural(count, { one: '# time', other: '# times' })}.`)
    }
    case 'score': {
      const { jelly } = facts
      return i18n._(msg`${who} ends with ${plural(jelly, { one: '# Jelly', other: '# Jelly' })}.`)
    }
  }
}

type Of<Kind extends HeadlineFacts['kind']> = Extract<HeadlineFacts, { kind: Kind }>

function kicked(i18n: I18n, who: string, { times, by, most }: Of<'kicked'>, names: TableNames): string {
  const other = names.who(by)
  if (most === times)
    return i18n._(msg`${who} was kicked ${plural(times, { one: '# time', other: '# times' })}, always by ${other}.`)
  return i18n._(
    msg`${who} was kicked ${plural(times, { one: '# time', other: '# times' })}, ${plural(most, { 1: 'once', 2: 'twice', other: '# times' })} by ${other}.`,
  )
}

function kicker(i18n: I18n, who: string, { times, whom, most }: Of<'kicker'>, names: TableNames): string {
  const other = names.who(whom)
  if (most === times)
    return i18n._(msg`${who} kicked ${plural(times, { one: '# die', other: '# dice' })}, all of them of ${other}.`)
  return i18n._(
    msg`${who} kicked ${plural(times, { one: '# die', other: '# dice' })}, ${plural(most, { one: '# of them', other: '# of them' })} of ${other}.`,
  )
}
