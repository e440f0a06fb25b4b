import { Trans } from '@lingui/react/macro'
import { useTableLater } from '../../../connection/TableContext.ts'
import { Feed } from '../feed/Feed.tsx'
import { SceneList } from '../scoring/SceneList.tsx'
import css from './SidePanel.module.css'

/** What happened, and what it would come to. */
export function SidePanel() {
  const scoring = useTableLater(({ view }) => view?.phase === 'scoring' || view?.phase === 'ledger')
  return (
    <aside className={css.panel} data-feed={!scoring || undefined}>
      {scoring ? (
        <>
          <h2 className={css.title}>
            <Trans>Scored</Trans>
          </h2>
          <SceneList />
        </>
      ) : (
        <>
          <h2 className="visually-hidden">
            <Trans>Feed</Trans>
          </h2>
          <Feed />
        </>
      )}
    </aside>
  )
}
