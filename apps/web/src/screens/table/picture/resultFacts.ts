import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Moment } from '@jelly/client'
import type { Seat, View } from '@jelly/rules'
import { listed } from '../../../words/listed.ts'
import { headlineOf } from '../../../words/replay/headlines.ts'
import type { TableNames } from '../../../words/table/TableNames.ts'
import { headlineFor } from '../model/headline.ts'
import type { ResultFacts } from './drawResult.ts'

interface Finished {
  readonly game: View
  readonly moments: readonly Moment[]
  /** Whose picture it is; null: of somebody who watched. */
  readonly you: Seat | null
  /** How everybody calls those who played: others will look at it. */
  readonly names: TableNames
}

/** What stands on the picture of a result; without `spoils` it gives nothing away. */
export function resultFacts(i18n: I18n, { game, moments, you, names }: Finished, spoils: boolean): ResultFacts {
  const { scores = [], winners = [] } = game.result ?? {}
  const most = Math.max(1, ...scores)
  const headline = you === null || !spoils ? null : headlineFor(moments, game, you)
  return {
    title: spoils ? victory(i18n, winners, names) : i18n._(msg`Who won?`),
    subtitle:
      headline === null || you === null
        ? i18n._(msg`A night in the city, four rounds, one jelly`)
        : headlineOf(i18n, you, headline, names),
    players: scores.map((score, seat) => ({
      name: names.who(seat),
      score: spoils ? i18n.number(score) : '?',
      part: spoils ? Math.max(0, score) / most : 0.5,
      wins: spoils && winners.includes(seat),
    })),
  }
}

function victory(i18n: I18n, winners: readonly Seat[], names: TableNames): string {
  const count = winners.length
  const who = listed(
    i18n,
    winners.map((seat) => names.who(seat)),
  )
  return i18n._(msg`${plural(count, { one: `${who} wins!`, other: `${who} win!` })}`)
}
