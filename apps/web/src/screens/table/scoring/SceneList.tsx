import { useLingui } from '@lingui/react'
import { useTableLater } from '../../../connection/TableContext.ts'
import { sceneSentences } from '../../../words/table/scoring.ts'
import { useNames } from '../hooks/useNames.ts'
import { useScenesLater } from '../hooks/useScenes.ts'
import { sceneFacts } from '../model/sceneFacts.ts'
import { useCenterName } from '../hooks/useCenterName.ts'
import css from './SceneList.module.css'

/** What was scored so far: one sentence each stays. The scene at hand is told by the theatre first. */
export function SceneList() {
  const { i18n } = useLingui()
  const names = useNames()
  const center = useCenterName()
  const scenes = useScenesLater()
  const playing = useTableLater(({ view }) => view?.phase === 'scoring')
  const moments = useTableLater(({ history }) => history.moments)
  return (
    // What scrolls must be within reach of keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className={css.list} tabIndex={0}>
      {scenes.slice(0, playing ? -1 : undefined).map((scene) => (
        <li key={scene.district ?? 'center'}>
          <b>{scene.district === null ? center : names.district(scene.district)}</b>{' '}
          {sceneSentences(i18n, sceneFacts(moments, scene), names)}
        </li>
      ))}
    </ol>
  )
}
