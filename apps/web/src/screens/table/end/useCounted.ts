import { useEffect } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { changeProgress, getProgress } from '../../../settings/progress.ts'

/** A game that I played to its end counts once; what was played against bots alone is played again next time. */
export function useCounted(): void {
  const you = useTable((snapshot) => snapshot.you)
  const gameId = useTable(({ view }) => view?.dice.gameId ?? null)
  const settings = useTable(({ view }) => view?.settings)
  const people = useTable(({ view }) => view?.seats.filter(({ kind }) => kind === 'person').length ?? 0)
  useEffect(() => {
    const { games, ended } = getProgress()
    if (you === null || gameId === null || settings === undefined || ended === gameId) return
    const { tempo, botLevel } = settings
    changeProgress({ games: games + 1, ended: gameId, ...(people === 1 && { last: { tempo, botLevel } }) })
  }, [you, gameId, settings, people])
}
