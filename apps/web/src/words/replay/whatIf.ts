import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WhatIf } from '@jelly/table/replay'
import { listed } from '../listed.ts'
import { changeText } from '../table/scoring.ts'
import type { TableNames } from '../table/TableNames.ts'

type Change = WhatIf['changes'][number]

function changeOf(i18n: I18n, { seat, ...change }: Change, names: TableNames): string {
  const who = names.who(seat)
  const what = changeText(i18n, change)
  return i18n._(msg`${who} ${what}`)
}

/** How it would have come out, as one sentence. */
export function whatIfSentence(i18n: I18n, { without, by, changes, isSame }: WhatIf, names: TableNames): string {
  const who = names.who(by)
  const gains =
    changes.length === 0
      ? i18n._(msg`nobody would have gained anything`)
      : listed(
          i18n,
          changes.map((change) => changeOf(i18n, change, names)),
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
