import { useLingui } from '@lingui/react'
import { useTable } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { Droplet, Pod } from '../../../design/icons/gameIcons.tsx'
import { RewardSymbol } from '../../../design/rewards/RewardSymbol.tsx'
import { signed } from '../../../words/signed.ts'
import { sceneSentences } from '../../../words/table/scoring.ts'
import { useNames } from '../hooks/useNames.ts'
import { usePace } from '../hooks/useScenes.ts'
import { sceneFacts } from '../model/sceneFacts.ts'
import type { Scene } from '../model/scenes.ts'
import { useCenterName } from '../hooks/useCenterName.ts'
import css from './Scoring.module.css'

/** The district in the spotlight: its reward, one sentence, and what each seat gets. */
export function SceneCard({ scene }: { scene: Scene }) {
  const { i18n } = useLingui()
  const names = useNames()
  const center = useCenterName()
  const pace = usePace()
  const moments = useTable(({ history }) => history.moments)
  const district = useTable(({ view }) => (scene.district === null ? undefined : view?.game?.districts[scene.district]))
  const facts = sceneFacts(moments, scene)
  return (
    <article className={css.scene} style={{ '--pace': pace }}>
      <h2 className={css.place}>
        {scene.district === null ? center : names.district(scene.district)}
        {district && (
          <span className={css.reward}>
            <RewardSymbol reward={district.zones[district.target - 1] ?? []} />
          </span>
        )}
      </h2>
      <p className={css.sentence}>{sceneSentences(i18n, facts, names)}</p>
      <ul className={css.changes} aria-hidden="true">
        {facts.changes.map(({ seat, jelly, pods }) => (
          <li key={seat}>
            <Die seat={seat} value={seat + 1} size={22} />
            {jelly !== 0 && (
              <>
                {signed(i18n, jelly)} <Droplet size={15} />
              </>
            )}
            {pods !== 0 && (
              <>
                {signed(i18n, pods)} <Pod size={16} />
              </>
            )}
          </li>
        ))}
      </ul>
    </article>
  )
}
