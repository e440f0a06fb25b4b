import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'
import { listed } from '../../../words/listed.ts'
import { headlineText } from '../../../words/table/headlines.ts'
import { useNames } from '../hooks/useNames.ts'
import { headlineFor } from '../model/headline.ts'
import { useRecordedMoments } from '../record/RecordContext.tsx'
import { EndSting } from '../sounds/EndSting.tsx'
import css from './End.module.css'
import { leadersAt } from './leadersAt.ts'
import type { Race } from './useRace.ts'

/** While the pods are opened: who leads so far. */
export function RaceTitle({ race }: { race: Race }) {
  const { i18n } = useLingui()
  const names = useNames()
  const squads = useTable(({ view }) => view?.game?.squads) ?? []
  const { leaders, most } = leadersAt(race, squads)
  const leading = leaders.length
  const who = listed(
    i18n,
    leaders.map((seat) => names.who(seat)),
  )
  return (
    <header className={css.header}>
      <h1>
        <Trans>Open the pods!</Trans>
      </h1>
      <output>
        <Plural value={leading} one={`${who}: ${most} Jelly, in the lead`} other={`${who}: ${most} Jelly, a tie`} />
      </output>
    </header>
  )
}

/** Who won, by how much, and what the game was for who reads it. */
export function EndTitle() {
  const { i18n } = useLingui()
  const names = useNames()
  const you = useTable((snapshot) => snapshot.you)
  const game = useTable(({ view }) => view?.game ?? null)
  const moments = useRecordedMoments()
  const result = game?.result ?? null
  const mine = you !== null && (result?.winners.includes(you) ?? false)

  if (game === null || result === null) return null
  const { winners, scores } = result
  const score = scores[winners[0] ?? 0] ?? 0
  const others = scores.filter((_, seat) => !winners.includes(seat))
  const margin = score - Math.max(0, ...others)
  const who = listed(
    i18n,
    winners.map((seat) => names.who(seat)),
  )
  const headline = you === null ? null : headlineFor(moments, game, you)
  return (
    <header className={css.header}>
      <EndSting won={you === null || mine} />
      <h1>
        {winners.length > 1 ? (
          <Trans>
            {who} share the victory with {score} Jelly!
          </Trans>
        ) : mine ? (
          <Trans>You win by {margin}</Trans>
        ) : (
          <Trans>
            {who} wins by {margin}
          </Trans>
        )}
      </h1>
      <output data-headline>
        {headline === null ? (
          <Trans>The monster is beaten. Breakfast is served.</Trans>
        ) : (
          headlineText(i18n, headline, names)
        )}
      </output>
    </header>
  )
}
