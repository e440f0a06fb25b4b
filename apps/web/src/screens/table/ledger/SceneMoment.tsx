import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { replayLink } from '../../../connection/games/replayLink.ts'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { Dialog } from '../../../design/controls/Dialog.tsx'
import { sceneSentences } from '../../../words/table/scoring.ts'
import { whatIfSentence } from '../../../words/replay/whatIf.ts'
import { useCenterName } from '../hooks/useCenterName.ts'
import { useNames } from '../hooks/useNames.ts'
import { sceneFacts } from '../model/sceneFacts.ts'
import type { Scene } from '../model/scenes.ts'
import css from './SceneMoment.module.css'
import { useRecord, useRecordedMoments } from '../record/RecordContext.tsx'

interface SceneMomentProps {
  readonly scene: Scene
  readonly onClose: () => void
}

/** Where a number of the ledger came from: the sentence, what would have been, and the moment itself. */
export default function SceneMoment({ scene, onClose }: SceneMomentProps) {
  const { t, i18n } = useLingui()
  const names = useNames()
  const center = useCenterName()
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
  const ifs = record === null || found === undefined ? [] : record.whatIfs(found.seq)
  return (
    <Dialog title={t`${place}, round ${round}`} onClose={onClose}>
      <div className={css.moment}>
        <p>{sceneSentences(i18n, sceneFacts(moments, scene), names)}</p>
        {ifs.length > 0 && (
          <>
            <h3>
              <Trans>What if?</Trans>
            </h3>
            <ul>
              {ifs.map((one) => (
                <li key={one.without}>{whatIfSentence(i18n, one, names)}</li>
              ))}
            </ul>
          </>
        )}
        {record?.goTo && found !== undefined && (
          <Button
            look="ghost"
            onClick={() => {
              onClose()
              record.goTo?.(found.seq)
            }}
          >
            <Trans>Watch this moment</Trans>
          </Button>
        )}
        {record !== null && record.goTo === undefined && found !== undefined && (
          <Link
            className={buttonClass('ghost')}
            href={replayLink(record.replay.gameId, { time: record.timeOf(found.seq), eyes: 'xray' })}
            onClick={onClose}
          >
            <Trans>Watch this moment</Trans>
          </Link>
        )}
      </div>
    </Dialog>
  )
}
