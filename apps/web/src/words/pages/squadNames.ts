import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Seat } from '@jelly/rules'

const NAMES = [
  msg({ message: 'Sol', context: 'squad' }),
  msg({ message: 'Ember', context: 'squad' }),
  msg({ message: 'Ion', context: 'squad' }),
  msg({ message: 'Reef', context: 'squad' }),
  msg({ message: 'Frost', context: 'squad' }),
] as const

/** The name of a seat's colour. */
export const squadName = (i18n: I18n, seat: Seat): string => i18n._(NAMES[seat % NAMES.length] ?? NAMES[0])
