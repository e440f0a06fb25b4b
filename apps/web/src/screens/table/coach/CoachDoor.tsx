import { useTable } from '../../../connection/TableContext.ts'
import { withWords } from '../../../i18n/catalogs.ts'
import { useProgress } from '../../../settings/progress.ts'
import { useSettings } from '../../../settings/settings.ts'
import type { TableMode } from '../opening/openTable.ts'
import { isCoached } from './isCoached.ts'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { Part } from '../../../parts/Part.tsx'

const Coach = lazyPart(() => withWords('learn', import('./Coach.tsx')))

/** The coach, where there is one. */
export function CoachDoor({ mode }: { mode: TableMode }) {
  const { coach } = useSettings()
  const { games } = useProgress()
  const speaks = useTable(({ view, you }) =>
    isCoached({ coach, games, mode, isSeated: you !== null, seats: view?.seats ?? [] }),
  )
  if (!speaks) return null
  return (
    <Part quiet>
      <Coach />
    </Part>
  )
}
