import { useEffect, useState } from 'react'
import { CityPlate } from '../../art/city/CityPlate.tsx'
import { Monster } from '../../art/monster/Monster.tsx'
import type { Shot } from './city/film.ts'
import css from './CityScene.module.css'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { Part } from '../../parts/Part.tsx'

const CityOfTheDay = lazyPart(() => import('./city/CityOfTheDay.tsx'))

interface Network {
  readonly saveData?: boolean
}

/** Who pays for every byte gets no film. */
const savesData = (): boolean => (navigator as { readonly connection?: Network }).connection?.saveData === true

/** The page itself comes first: the city is filled when nothing else is to be done. */
function useRest(): boolean {
  const [atRest, setAtRest] = useState(false)
  useEffect(() => {
    if (savesData()) return undefined
    const rest = () => setAtRest(true)
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(rest, 600)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(rest, { timeout: 3000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return atRest
}

/** The jelly on its plate; around it, later, the city of the day. Decoration only. */
export function CityScene() {
  const atRest = useRest()
  const [shot, setShot] = useState<Shot | null>(null)
  return (
    <div className={css.scene} aria-hidden="true">
      <CityPlate className={css.plate} />
      <div className={css.monster}>
        <Monster round={shot?.round ?? 3} mood={shot?.mood ?? 'idle'} />
      </div>
      {atRest && (
        <Part quiet>
          <CityOfTheDay onShot={setShot} />
        </Part>
      )}
    </div>
  )
}
