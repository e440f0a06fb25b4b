import { Trans, useLingui } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'
import css from './Scoring.module.css'

/** Instead of the tray until the first district is scored. */
export function TimeIsUp() {
  const { t } = useLingui()
  const ended = useTable(({ history }) => history.moments.findLast(({ event }) => event.type === 'roundEnded')?.event)
  const bySand = ended?.type === 'roundEnded' && ended.reason === 'sand'
  return (
    <section className={css.panel} aria-label={t`Scoring`}>
      <output className={css.call}>
        {bySand ? <Trans>Time! The sand has run out.</Trans> : <Trans>All dice are placed.</Trans>}
      </output>
    </section>
  )
}
