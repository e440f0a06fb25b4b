import { Trans, useLingui } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'
import { Dialog } from '../../../design/controls/Dialog.tsx'
import { sceneSentences } from '../../../words/table/scoring.ts'
import { whatIfSentence } from '../../../words/replay/whatIf.ts'
import { useCenterName } from '../hooks/useCenterName.ts'
import { useNames } from '../hooks/useNames.ts'
import { sceneFacts } from '../model/sceneFacts.ts'
import type { Scene } from '../model/scenes.ts'
import { useRecord, useRecordedMoments } from '../record/RecordContext.tsx'
import css from './SceneMoment.module.css'
import { SceneDeeds } from './SceneDeeds.tsx'
import { ToMoment } from './ToMoment.tsx'
import { whatIfsSeen } from './whatIfsSeen.ts'

interface SceneMomentProps {
  readonly scene: Scene
  readonly onClose: () => void
}

/** Where a number of the ledger came from: the sentence, what led to it, what would have been, and the moment itself. */
export default function SceneMoment({ scene, onClose }: SceneMomentProps) {
  const { t, i18n } = useLingui()
  const names = useNames()
  const center = useCenterName()
  const game = useTable(({ view }) => view?.game ?? null)
  const moments = useRecordedMoments()
  const record = useRecord()
  const { round } = scene
  const place = scene.district === null ? center : names.district(scene.district)
  const found = record?.moments.find(
    ({ event, round: when }) =>
      when === round &&
      (scene.district === null
        ? event.type === 'centerScored'
        : event.type === 'districtScored' && event.district === scene.district),
  )
  const seen = game === null ? [] : whatIfsSeen(game, moments, scene)
  const ifs = record === null || found === undefined ? seen : record.whatIfs(found.seq)
  return (
    <Dialog title={t`${place}, round ${round}`} onClose={onClose}>
      <div className={css.moment} data-moment>
        <p>{sceneSentences(i18n, sceneFacts(moments, scene), names)}</p>
        <SceneDeeds scene={scene} />
        {ifs.length > 0 && (
          <section>
            <h3>
              <Trans>What if?</Trans>
            </h3>
            <ul>
              {ifs.map((one) => (
                <li key={one.without}>{whatIfSentence(i18n, one, names)}</li>
              ))}
            </ul>
          </section>
        )}
        {found !== undefined && <ToMoment moment={found.seq} onGo={onClose} />}
      </div>
    </Dialog>
  )
}
