import { Trans, useLingui } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'
import { eventSentence } from '../../../words/table/events.ts'
import { placedValues } from '../feed/feedLines.ts'
import { useNames } from '../hooks/useNames.ts'
import type { Scene } from '../model/scenes.ts'
import { useRecordedMoments } from '../record/RecordContext.tsx'
import css from './SceneMoment.module.css'

const SHOWN = 5

/** What was done there last in that round, and how many seconds into it. */
export function SceneDeeds({ scene: { round, district } }: { scene: Scene }) {
  const { i18n, t } = useLingui()
  const names = useNames()
  const you = useTable((snapshot) => snapshot.you)
  const game = useTable(({ view }) => view?.game ?? null)
  const moments = useRecordedMoments().filter((moment) => moment.round === round)
  const start = moments.find(({ event }) => event.type === 'roundStarted')?.at
  const values = placedValues(moments, round)
  const telling = {
    i18n,
    names,
    you,
    valueOf: (die: number) => values.get(die),
    rewardAt: (id: number, zone: number) => game?.districts[id]?.zones[zone - 1] ?? [],
  }
  const deeds = moments.filter(({ event }) =>
    district === null
      ? event.type === 'dieKicked'
      : 'seat' in event && DEEDS.has(event.type) && 'district' in event && event.district === district,
  )
  if (deeds.length === 0) return null
  const into = (at: number): string => {
    const seconds = i18n.number((at - (start ?? at)) / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return t`${seconds} s`
  }
  return (
    <section>
      <h3>
        <Trans>How it came about</Trans>
      </h3>
      <ol className={css.deeds}>
        {deeds.slice(-SHOWN).map(({ seq, at, event }) => (
          <li key={`${seq} ${event.type}`}>
            {start !== undefined && <time>{into(at)}</time>}
            <span>{eventSentence(event, telling)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const DEEDS: ReadonlySet<string> = new Set(['diePlaced', 'dieKicked', 'targetMoved', 'districtLocked'])
