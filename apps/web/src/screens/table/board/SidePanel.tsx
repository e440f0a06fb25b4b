import { Trans } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'
import { Feed } from './Feed.tsx'
import { IfScored } from './IfScored.tsx'
import css from './SidePanel.module.css'

/** What happened, and what it would come to. */
export function SidePanel() {
  const purist = useTable(({ view }) => view?.settings.purist ?? false)
  return (
    <aside className={css.panel}>
      <h2 className={css.title}>
        <Trans>Feed</Trans>
      </h2>
      <Feed />
      {!purist && (
        <>
          <h2 className={css.title}>
            <Trans>If scored now</Trans>
          </h2>
          <IfScored />
        </>
      )}
    </aside>
  )
}
