import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { withWords } from '../../../i18n/catalogs.ts'
import { useCenterName } from '../hooks/useCenterName.ts'
import { useNames } from '../hooks/useNames.ts'
import { Change } from './Change.tsx'
import { changeFor, type Scene } from '../model/scenes.ts'
import css from './SceneMoment.module.css'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { SheetPart } from '../../../parts/SheetPart.tsx'

// Its sentences come with the scoring.
const SceneMoment = lazyPart(() => withWords('replay', import('./SceneMoment.tsx')))

function usePlace({ district }: Scene): string {
  const names = useNames()
  const center = useCenterName()
  return district === null ? center : names.district(district)
}

/** What a scene brought a seat; pressed, it says where it came from. */
export function SceneNumber({ scene, seat }: { scene: Scene; seat: number }) {
  const { t } = useLingui()
  const names = useNames()
  const place = usePlace(scene)
  const change = changeFor(scene, seat)
  if (change.jelly === 0 && change.pods === 0) return <Change {...change} />
  const who = names.who(seat)
  return (
    <SceneDoor scene={scene}>
      <span className="visually-hidden">{t`${who}, ${place}:`} </span>
      <Change {...change} />
    </SceneDoor>
  )
}

/** Where a scene played; pressed, it tells of it, also where nobody gained anything. */
export const SceneName = ({ scene }: { scene: Scene }) => <SceneDoor scene={scene}>{usePlace(scene)}</SceneDoor>

function SceneDoor({ scene, children }: { scene: Scene; children: ReactNode }) {
  const { t } = useLingui()
  const place = usePlace(scene)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.number} title={t`Where it came from`} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && (
        <SheetPart title={place} onClose={() => setOpen(false)}>
          <SceneMoment scene={scene} onClose={() => setOpen(false)} />
        </SheetPart>
      )}
    </>
  )
}
