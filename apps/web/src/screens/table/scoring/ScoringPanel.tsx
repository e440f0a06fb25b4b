import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { useScenes } from '../hooks/useScenes.ts'
import { ChoicePanel } from './ChoicePanel.tsx'
import { SceneCard } from './SceneCard.tsx'
import css from './Scoring.module.css'

/** Instead of the tray while a round is scored: what happens, why, and what is asked. */
export function ScoringPanel() {
  const { t } = useLingui()
  const scenes = useScenes()
  const scene = scenes.at(-1)
  const steps = useTable(({ view }) => (view?.game?.districts.length ?? 0) + 1)
  const choice = useTable(({ view }) => view?.game?.choice ?? null)
  const opening = useTable(({ view }) => view?.game?.phase === 'opening')
  return (
    <section className={css.panel} aria-label={t`Scoring`}>
      <p className={css.progress}>
        <Trans>Scoring</Trans>
        <span>
          {scenes.length}/{steps}
        </span>
        <i style={{ transform: `scaleX(${scenes.length / steps})` }} />
      </p>
      <div className={css.story} aria-live="polite">
        {scene === undefined ? <TimeIsUp /> : <SceneCard key={scenes.length} scene={scene} />}
        {opening && (
          <p className={css.soon}>
            <Trans>The last round is scored. Now the pods are opened…</Trans>
          </p>
        )}
      </div>
      {choice ? <ChoicePanel choice={choice} /> : <SkipButton />}
    </section>
  )
}

function TimeIsUp() {
  const ended = useTable(({ history }) => history.moments.findLast(({ event }) => event.type === 'roundEnded')?.event)
  const bySand = ended?.type === 'roundEnded' && ended.reason === 'sand'
  return (
    <p className={css.sentence}>
      {bySand ? <Trans>Time! The sand has run out.</Trans> : <Trans>All dice are placed.</Trans>}
    </p>
  )
}

function SkipButton() {
  const ask = useAsk()
  const you = useTable((snapshot) => snapshot.you)
  const skips = useTable(({ view }) => view?.skips)
  const asked = useTable(({ pending }) => pending.some(({ request }) => request.type === 'skip'))
  if (you === null) return null
  const count = skips?.length ?? 0
  const mine = asked || (skips?.includes(you) ?? false)
  return (
    <Button look="ghost" disabled={mine} onClick={() => ask({ type: 'skip' })}>
      {mine ? <Plural value={count} one="# wants to go on" other="# want to go on" /> : <Trans>Faster</Trans>}
    </Button>
  )
}
