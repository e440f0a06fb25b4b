import { Trans, useLingui } from '@lingui/react/macro'
import type { Pod as PodKind } from '@jelly/rules'
import { useTable } from '../../../connection/TableContext.ts'
import { Dialog } from '../../../design/controls/Dialog.tsx'
import { PodDie } from '../../../design/icons/gameIcons.tsx'
import { useCenterName } from '../hooks/useCenterName.ts'
import { useNames } from '../hooks/useNames.ts'
import { openedIn, stepsOfSeat } from '../model/podSteps.ts'
import { useRecord, useRecordedMoments } from '../record/RecordContext.tsx'
import { Change } from './Change.tsx'
import css from './SceneMoment.module.css'
import { SceneDoor } from './SceneNumber.tsx'
import { type SumLine, sumLines, type SumOf } from './sumLines.ts'
import { ToMoment } from './ToMoment.tsx'

interface SumSheetProps {
  readonly seat: number
  readonly of: SumOf
  readonly title: string
  readonly onClose: () => void
}

/** What a sum of the ledger is made of; each part leads to its moment. */
export default function SumSheet({ seat, of, title, onClose }: SumSheetProps) {
  const { t } = useLingui()
  const who = useNames().who(seat)
  const game = useTable(({ view }) => view?.game ?? null)
  const moments = useRecordedMoments()
  const record = useRecord()
  if (game === null) return null
  const type = of === 'start' ? 'gameStarted' : of === 'pods' ? 'podsOpened' : null
  const moment = record?.moments.find(({ event }) => event.type === type)?.seq
  return (
    <Dialog title={t`${who}: ${title}`} onClose={onClose}>
      <div className={css.moment} data-sum>
        <ul className={css.parts}>
          {sumLines(moments, game, seat, of).map((line, n) => (
            // They stay in their order.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={n}>
              <LineName line={line} isOneRound={typeof of === 'number'} />
              <InPods pods={line.inPods} />
              {line.source.kind === 'pods' && <Opened seat={seat} />}
              <Change jelly={line.jelly} pods={line.pods} />
            </li>
          ))}
        </ul>
        {moment !== undefined && <ToMoment moment={moment} onGo={onClose} />}
      </div>
    </Dialog>
  )
}

function LineName({ line: { source, scene }, isOneRound }: { line: SumLine; isOneRound: boolean }) {
  const { t } = useLingui()
  const names = useNames()
  const center = useCenterName()
  if (source.kind === 'start') return <Trans>To begin with</Trans>
  if (source.kind === 'pods') return <Trans>Pods opened</Trans>
  if (scene === null) return <Trans>While you were away</Trans>
  const { round, district } = scene
  const place = district === null ? center : names.district(district)
  return <SceneDoor scene={scene}>{isOneRound ? place : t`Round ${round}: ${place}`}</SceneDoor>
}

function InPods({ pods }: { pods: readonly PodKind[] }) {
  const { t } = useLingui()
  if (pods.length === 0) return null
  return (
    <small>
      {'('}
      {pods.map((pod, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal pods are alike
        <span key={n}>{pod === 'die' ? <PodDie size={13} label={t`a die`} /> : pod}</span>
      ))}
      {')'}
    </small>
  )
}

/** What the pods of a seat held, in the order in which they were opened. */
function Opened({ seat }: { seat: number }) {
  const steps = stepsOfSeat(seat, openedIn(useRecordedMoments())[seat])
  return steps.length < 2 ? null : <small>{steps.map(({ worth }) => worth).join(' + ')}</small>
}
