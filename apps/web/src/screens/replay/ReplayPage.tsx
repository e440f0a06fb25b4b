import { useEffect, useState } from 'react'
import { type LoadedReplay, loadReplay, readReplay } from '../../connection/games/loadReplay.ts'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { Part } from '../../parts/Part.tsx'
import { Opening } from '../table/opening/Opening.tsx'
import { ReplayTable } from './ReplayTable.tsx'
import type { TakenSeat } from './seat/TakenSeat.ts'
import { ReplayProblemPage } from './source/ReplayProblemPage.tsx'

const TakenTable = lazyPart(() => import('./seat/TakenTable.tsx'))

/** A finished game to watch: by its id, or from a file. */
export default function ReplayPage({ game }: { game: string | null }) {
  const [loaded, setLoaded] = useState<LoadedReplay | null>(null)
  const [taken, setTaken] = useState<TakenSeat | null>(null)

  useEffect(() => {
    let current = true
    if (game !== null) void loadReplay(game).then((found) => current && setLoaded(found))
    return () => void (current = false)
  }, [game])

  const open = (text: string): void => void readReplay(text).then(setLoaded)
  const again = (): void => {
    setLoaded(null)
    if (game !== null) void loadReplay(game).then(setLoaded)
  }
  if (loaded === null) {
    if (game !== null) return <Opening problem={null} />
    return <ReplayProblemPage problem={null} doubt={null} onFile={open} onAgain={again} />
  }
  if (!loaded.ok) {
    return <ReplayProblemPage problem={loaded.problem} doubt={loaded.doubt} onFile={open} onAgain={again} />
  }
  if (taken !== null) {
    return (
      <Part meanwhile={<Opening problem={null} />}>
        <TakenTable taken={taken} onBack={() => setTaken(null)} />
      </Part>
    )
  }
  return <ReplayTable key={loaded.replay.digest} replay={loaded.replay} onTake={setTaken} />
}
