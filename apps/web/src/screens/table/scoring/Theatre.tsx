import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import type { LayoutKind } from '../hooks/useLayoutKind.ts'
import { reached, useBeat, useLanded } from '../hooks/useBeat.ts'
import { usePace, useScenes } from '../hooks/useScenes.ts'
import type { Scene } from '../model/scenes.ts'
import { Backdrop } from './Backdrop.tsx'
import { Book } from './Book.tsx'
import { ChoicePanel } from './ChoicePanel.tsx'
import { Drops } from './Drops.tsx'
import { MyJar } from './MyJar.tsx'
import { PlaceHead } from './PlaceHead.tsx'
import { PodGift } from './PodGift.tsx'
import { SceneSentence } from './SceneSentence.tsx'
import { Stops } from './Stops.tsx'
import { TheatreBar } from './TheatreBar.tsx'
import css from './Theatre.module.css'
import { TotalBars } from './TotalBars.tsx'
import { useOnward } from './useOnward.ts'

export interface TheatreProps {
  readonly kind: LayoutKind
  /** Told when it opens and closes: what lies below is hidden meanwhile. */
  readonly onStage: (open: boolean) => void
}

/** The round is scored: one district after the other in the spotlight, over the whole table. */
export default function Theatre({ kind, onStage }: TheatreProps) {
  const { t } = useLingui()
  const scenes = useScenes()
  const onward = useOnward(scenes.length)
  const round = useTable(({ view }) => view?.game?.round ?? 0)
  const scene = scenes.at(-1)
  useLayoutEffect(() => {
    onStage(true)
    return () => onStage(false)
  }, [onStage])
  if (scene === undefined) return null
  return (
    <section
      className={css.theatre}
      data-theatre
      data-layout={kind}
      data-fast={onward.isFast || undefined}
      aria-label={t`Scoring`}
      {...onward.handlers}
    >
      <h1 className="visually-hidden">
        <Trans>Round {round}: scoring</Trans>
      </h1>
      <Show key={`${round}`} scene={scene} scenes={scenes} onward={onward} />
    </section>
  )
}

interface ShowProps {
  readonly scene: Scene
  readonly scenes: readonly Scene[]
  readonly onward: ReturnType<typeof useOnward>
}

function Show({ scene, scenes, onward }: ShowProps) {
  const root = useRef<HTMLDivElement>(null)
  const pace = usePace()
  const step = scenes.length
  const beat = useBeat(step, pace)
  const landed = useLanded(step, scene.transfers.length, beat, pace)
  const choice = useTable(({ view }) => view?.game?.choice ?? null)
  const you = useTable((snapshot) => snapshot.you)
  const asksMe = you !== null && choice !== null && choice.question.asked.includes(you)
  return (
    <div ref={root} className={css.show} style={{ '--pace': pace }}>
      <article className={css.stage} data-beat={beat}>
        <Backdrop key={step} scene={scene} />
        <TheatreBar onward={onward} choice={choice}>
          <Stops now={scene.district} />
        </TheatreBar>
        <PlaceHead key={`head${step}`} scene={scene} />
        <TotalBars key={`bars${step}`} scene={scene} beat={beat} />
        <div className={css.foot} data-scene-told>
          <SceneSentence scene={scene} shown={reached(beat, 'crown')} />
          <MyJar scene={scene} landed={landed} />
        </div>
        <PodGift key={`pod${step}`} scene={scene} shown={beat === 'drops'} />
      </article>
      <Book scenes={scenes} landed={landed} />
      {choice !== null && asksMe && reached(beat, 'crown') && <ChoicePanel choice={choice} />}
      <Drops key={`drops${step}`} root={root} scene={scene} from={landed} flying={beat === 'drops'} />
    </div>
  )
}
