import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Hint } from '@jelly/bots'
import type { Seat } from '@jelly/rules'
import type { TableNames } from '../table/TableNames.ts'

/** What the coach says about a chance. */
export function hintSentence(i18n: I18n, hint: Hint, names: TableNames, you: Seat): string {
  const district = 'district' in hint ? names.district(hint.district) : ''
  switch (hint.kind) {
    case 'twins': {
      const { value } = hint
      return i18n._(msg`${district}: your ${value} lies there. Twins cancel!`)
    }
    case 'worthless':
      return i18n._(msg`${district}: this target pays nothing now.`)
    case 'kick': {
      const { value, kicked } = hint
      if (hint.owner === you) return i18n._(msg`${district}: your ${value} can kick your own ${kicked}.`)
      const who = names.who(hint.owner)
      return i18n._(msg`${district}: your ${value} can kick the ${kicked} of ${who}.`)
    }
    case 'slide': {
      const { value } = hint
      return i18n._(msg`${district}: your ${value} can move the target.`)
    }
    case 'lock':
      return i18n._(msg`Finished! You may lock: ${district}?`)
    case 'flip':
      return i18n._(msg`You stand well. Turn the hourglass?`)
  }
}
