import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { Crest } from '../../../art/crests/Crest.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { headlineOf } from '../../../words/replay/headlines.ts'
import { headlineText } from '../../../words/table/headlines.ts'
import { useNames } from '../hooks/useNames.ts'
import { headlineFor } from '../model/headline.ts'
import { useRecordedMoments } from '../record/RecordContext.tsx'
import css from './Headlines.module.css'
import { useNamesForAll } from './useNamesForAll.ts'

/** The one thing that each player will tell about this game, from its record: the same on every device. */
export default function Headlines() {
  const { i18n } = useLingui()
  const names = useNames()
  const you = useTable((snapshot) => snapshot.you)
  const game = useTable(({ view }) => view?.game ?? null)
  const moments = useRecordedMoments()
  const namesForAll = useNamesForAll()
  if (game === null) return null
  const told = game.squads.flatMap((_, seat) => {
    const facts = headlineFor(moments, game, seat)
    if (facts === null) return []
    return [
      { seat, text: seat === you ? headlineText(i18n, facts, names) : headlineOf(i18n, seat, facts, namesForAll) },
    ]
  })
  if (told.length === 0) return null
  return (
    <section className={css.headlines} aria-labelledby="headlines">
      <h2 id="headlines">
        <Trans>What they will tell</Trans>
      </h2>
      <ul>
        {told.map(({ seat, text }) => (
          <li key={seat} data-headline-of={seat}>
            <Crest seat={seat} size={30} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
