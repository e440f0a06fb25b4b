import { Trans } from '@lingui/react/macro'
import { useTableLater } from '../../../connection/TableContext.ts'
import { Feed } from '../feed/Feed.tsx'
import { IfScored } from './IfScored.tsx'
import { SceneList } from '../scoring/SceneList.tsx'
import css from './SidePanel.module.css'

/** What happened, and what it would come to. */
export function SidePanel() {
  const purist = useTableLater(({ view }) => view?.settings.purist ?? false)
  const scoring = useTableLater(({ view }) => view?.phase === 'scoring' || view?.phase === 'ledger')
  const playing = useTableLater(({ view }) => view?.phase === 'scramble')
  return (
    <aside className={css.panel}>
      {scoring ? (
        <>
          <h2 className={css.title}>
            <Trans>Scored</Trans>
          </h2>
          <SceneList />
        </>
      ) : (
        <>
          <h2 className={css.title}>
            <Trans>Feed</Trans>
          </h2>
          <Feed />
        </>
      )}
      {!purist && playing && (
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
