import { useTable } from '../../../connection/TableContext.ts'
import { withWords } from '../../../i18n/catalogs.ts'
import { useProgress } from '../../../settings/progress.ts'
import { useSettings } from '../../../settings/settings.ts'
import type { TableMode } from '../opening/openTable.ts'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { Part } from '../../../parts/Part.tsx'

const Coach = lazyPart(() => withWords('learn', import('./Coach.tsx')))

/** So many games are played with the coach; practice always is. */
const COACHED_GAMES = 3

/** The coach is there for a beginner alone with bots; a second person at the table, and it is silent. */
export function CoachDoor({ mode }: { mode: TableMode }) {
  const { coach } = useSettings()
  const { games } = useProgress()
  const isAlone = useTable(
    ({ view, you }) => you !== null && view?.seats.filter(({ kind }) => kind === 'person').length === 1,
  )
  if (coach === 'off' || !isAlone || (games >= COACHED_GAMES && mode !== 'practice')) return null
  return (
    <Part quiet>
      <Coach />
    </Part>
  )
}
