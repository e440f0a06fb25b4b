import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { withWords } from '../../../i18n/catalogs.ts'
import { useCenterName } from '../hooks/useCenterName.ts'
import { useNames } from '../hooks/useNames.ts'
import { Change, type ChangeProps } from './Change.tsx'
import type { SumOf } from './sumLines.ts'
import { changeFor, type Scene } from '../model/scenes.ts'
import css from './SceneMoment.module.css'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { SheetPart } from '../../../parts/SheetPart.tsx'

// Its sentences come with the scoring.
const SceneMoment = lazyPart(() => withWords('replay', import('./SceneMoment.tsx')))
const SumSheet = lazyPart(() => withWords('replay', import('./SumSheet.tsx')))

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

export function SceneDoor({ scene, children }: { scene: Scene; children: ReactNode }) {
  const place = usePlace(scene)
  return (
    <Door title={place} renderSheet={(close) => <SceneMoment scene={scene} onClose={close} />}>
      {children}
    </Door>
  )
}

interface SumNumberProps extends ChangeProps {
  readonly seat: number
  readonly of: SumOf
  /** What the row of the ledger says. */
  readonly title: string
}

/** A sum of a seat; pressed, it says what it is made of. */
export function SumNumber({ seat, of, title: place, ...change }: SumNumberProps) {
  const { t } = useLingui()
  const who = useNames().who(seat)
  if (!change.plain && change.jelly === 0 && change.pods === 0) return <Change {...change} />
  return (
    <Door title={place} renderSheet={(close) => <SumSheet seat={seat} of={of} title={place} onClose={close} />}>
      <span className="visually-hidden">{t`${who}, ${place}:`} </span>
      <Change {...change} />
    </Door>
  )
}

interface DoorProps {
  readonly title: string
  readonly renderSheet: (close: () => void) => ReactNode
  readonly children: ReactNode
}

function Door({ title, renderSheet, children }: DoorProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <button type="button" className={css.number} title={t`Where it came from`} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && (
        <SheetPart title={title} onClose={close}>
          {renderSheet(close)}
        </SheetPart>
      )}
    </>
  )
}
