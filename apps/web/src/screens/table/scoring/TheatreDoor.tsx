import { useEffect } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { useSpotlight } from '../hooks/useScenes.ts'
import type { TheatreProps } from './Theatre.tsx'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { Part } from '../../../parts/Part.tsx'

const load = () => import('./Theatre.tsx')
const Theatre = lazyPart(load)

/** Opens with the first district that is scored; until then the board can be looked at once more. */
export function TheatreDoor(props: TheatreProps) {
  const playing = useTable(({ view }) => view?.phase === 'scramble')
  const spotlight = useSpotlight()
  // Nobody waits for a script when the sand has run out.
  useEffect(() => {
    if (playing) void load().catch(() => undefined)
  }, [playing])
  return spotlight === undefined ? null : (
    <Part>
      <Theatre {...props} />
    </Part>
  )
}
