import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useTable } from '../../../connection/TableContext.ts'
import { Eye } from '../../../design/icons/pageIcons.tsx'
import { shortList } from '../../../words/listed.ts'
import { openPanel } from '../hooks/panels.ts'
import css from './PeopleChip.module.css'

/** Who else is around: those who watch, and those who wait for a seat. Nothing where nobody does. */
export function PeopleChip() {
  const { i18n, t } = useLingui()
  const watching = useTable(({ watchers }) => watchers.count)
  const waiting = useTable(({ view }) => (view?.waiting.length ?? 0) + (view?.line.length ?? 0))
  if (watching + waiting === 0) return null
  const watch = t`${plural(watching, { one: '# person watches', other: '# people watch' })}`
  const wait = t`${plural(waiting, { one: '# person waits for a seat', other: '# people wait for a seat' })}`
  const words = shortList(i18n, [...(watching > 0 ? [watch] : []), ...(waiting > 0 ? [wait] : [])])
  return (
    <button
      type="button"
      className={css.chip}
      data-waiting={waiting > 0 || undefined}
      aria-label={words}
      title={words}
      onClick={() => openPanel.set('people')}
    >
      <Eye size={16} />
      <b>{Math.max(watching, waiting)}</b>
    </button>
  )
}
