import { useEffect, useState } from 'react'
import { CityPlate } from '../../art/city/CityPlate.tsx'
import { Monster } from '../../art/monster/Monster.tsx'
import type { Shot } from './city/film.ts'
import css from './CityScene.module.css'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { Part } from '../../parts/Part.tsx'
import { whenIdle } from '../../parts/whenIdle.ts'

const CityOfTheDay = lazyPart(() => import('./city/CityOfTheDay.tsx'))

interface Network {
  readonly saveData?: boolean
}

/** Who pays for every byte gets no film. */
const savesData = (): boolean => (navigator as { readonly connection?: Network }).connection?.saveData === true

/** The jelly on its plate; around it, once the page is alive, the city of the day. All else that comes later waits for it. Decoration only. */
export function CityScene() {
  const [arrive, setArrive] = useState<(() => void) | null>(null)
  const [shot, setShot] = useState<Shot | null>(null)

  useEffect(() => {
    if (savesData()) return undefined
    return whenIdle(() => new Promise<void>((resolve) => setArrive(() => resolve)))
  }, [])

  // There, or no longer wanted.
  useEffect(() => {
    if (shot !== null) arrive?.()
    return () => arrive?.()
  }, [shot, arrive])

  return (
    <div className={css.scene} aria-hidden="true">
      <CityPlate className={css.plate} />
      <div className={css.monster}>
        <Monster round={shot?.round ?? 3} mood={shot?.mood ?? 'idle'} />
      </div>
      {arrive && (
        <Part quiet>
          <CityOfTheDay onShot={setShot} />
        </Part>
      )}
    </div>
  )
}
