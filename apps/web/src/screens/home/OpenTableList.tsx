import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { ROUNDS } from '@jelly/rules'
import type { TableSummary } from '@jelly/table'
import { buttonClass } from '../../design/controls/Button.tsx'
import { shortList } from '../../words/listed.ts'
import { tempoName } from '../../words/tableWords.ts'
import css from './OpenTableList.module.css'

function OpenTable({ table }: { table: TableSummary }) {
  const { i18n, t } = useLingui()
  const { id, players, people, bots, round, tempo, phase, spectators } = table
  const free = players - people - bots
  const who = [
    t`${plural(people, { one: '# person', other: '# people' })}`,
    ...(bots > 0 ? [t`${plural(bots, { one: '# bot', other: '# bots' })}`] : []),
    ...(free > 0 ? [t`${plural(free, { one: '# free seat', other: '# free seats' })}`] : []),
  ]
  const state = phase === 'lobby' ? t`waiting for players` : t`round ${round} of ${ROUNDS}`
  const join = people < players
  return (
    <li className={css.table}>
      <span>
        <strong>{shortList(i18n, who)}</strong>
        <span className={css.about}>
          {i18n._(tempoName(tempo))} · {state}
        </span>
      </span>
      <span className={css.doors}>
        {join && (
          <Link href={`/t/${id}`} className={buttonClass('primary', 'small')}>
            <Trans>Join</Trans>
          </Link>
        )}
        {spectators && (
          <Link href={`/watch/${id}`} className={buttonClass('ghost', 'small')}>
            <Trans>Watch</Trans>
          </Link>
        )}
      </span>
    </li>
  )
}

export default function OpenTableList({ tables }: { tables: readonly TableSummary[] }) {
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables" className={css.title}>
        <Trans>Open tables</Trans>
      </h2>
      <ul className={css.list}>
        {tables.map((table) => (
          <OpenTable key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}
