import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WhatIf } from '@jelly/table/replay'
import { listed } from '../listed.ts'
import { signed } from '../signed.ts'
import type { TableNames } from '../table/TableNames.ts'

type Change = WhatIf['changes'][number]

function changeText(i18n: I18n, { seat, jelly, pods }: Change, names: TableNames): string {
  const who = names.who(seat)
  const [drops, eggs] = [signed(i18n, jelly), signed(i18n, pods)]
  if (pods === 0) return i18n._(msg`${who} ${drops} Jelly`)
  return jelly === 0 ? i18n._(msg`${who} ${eggs} pods`) : i18n._(msg`${who} ${drops} Jelly and ${eggs} pods`)
}

/** How it would have come out, as one sentence. */
export function whatIfSentence(i18n: I18n, { without, by, changes, isSame }: WhatIf, names: TableNames): string {
  const who = names.who(by)
  const gains =
    changes.length === 0
      ? i18n._(msg`nobody would have gained anything`)
      : listed(
          i18n,
          changes.map((change) => changeText(i18n, change, names)),
        )
  switch (without) {
    case 'kick':
      return isSame
        ? i18n._(msg`The last kick there (${who}) changed nothing.`)
        : i18n._(msg`Without the last kick there (${who}): ${gains}.`)
    case 'slide':
      return isSame
        ? i18n._(msg`The last move of the target (${who}) changed nothing.`)
        : i18n._(msg`Without the last move of the target (${who}): ${gains}.`)
    case 'twins':
      return isSame
        ? i18n._(msg`The last twin (${who}) changed nothing.`)
        : i18n._(msg`Without the last twin (${who}): ${gains}.`)
  }
}
