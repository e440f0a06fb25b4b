import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type LoadedReplay, loadReplay, readReplay } from '../../connection/games/loadReplay.ts'
import { replayLink } from '../../connection/games/replayLink.ts'
import { toast } from '../../design/controls/toasts.ts'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { Part } from '../../parts/Part.tsx'
import { PROBLEMS } from '../../words/replay/problems.ts'
import { Opening } from '../table/opening/Opening.tsx'
import { ReplayTable } from './ReplayTable.tsx'
import type { TakenSeat } from './seat/TakenSeat.ts'
import { ReplayProblemPage } from './source/ReplayProblemPage.tsx'
import { useDroppedFile } from './source/useDroppedFile.ts'

const TakenTable = lazyPart(() => import('./seat/TakenTable.tsx'))

/** A file that was dropped on another replay. */
const handedOn = (): string | undefined => (window.history.state as { readonly file?: string } | null)?.file

/** A finished game to watch: by its id, or from a file. */
export default function ReplayPage({ game }: { game: string | null }) {
  const { t, i18n } = useLingui()
  const [, navigate] = useLocation()
  const [loaded, setLoaded] = useState<LoadedReplay | null>(null)
  const [taken, setTaken] = useState<TakenSeat | null>(null)

  useEffect(() => {
    let current = true
    const file = handedOn()
    const found = file !== undefined ? readReplay(file) : game === null ? null : loadReplay(game)
    void found?.then((replay) => current && setLoaded(replay))
    return () => void (current = false)
  }, [game])

  async function openDropped(file: string): Promise<void> {
    if (taken !== null) return toast(t`To open a file, go back to the replay first.`, 'bad')
    const found = await readReplay(file)
    if (!found.ok) return toast(i18n._(PROBLEMS[found.problem]), 'bad')
    const { gameId } = found.replay
    return gameId === game ? setLoaded(found) : navigate(replayLink(gameId), { state: { file } })
  }
  const asksForFile = loaded === null ? game === null : !loaded.ok
  useDroppedFile((file) => void openDropped(file), !asksForFile)

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
