import type { GameHistory, Moment, PhotoFinishes } from '@jelly/client'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { keepGame, keptGame } from '../../../connection/games/keptGames.ts'
import { loadReplay } from '../../../connection/games/loadReplay.ts'
import { useTable, useTableStore } from '../../../connection/TableContext.ts'
import { PlayedNames } from '../hooks/PlayedNames.ts'
import type { GameRecord } from './openRecord.ts'

export const RecordContext = createContext<GameRecord | null>(null)

/** The record of the finished game; null until it is loaded, and where there is none. */
export const useRecord = (): GameRecord | null => useContext(RecordContext)

/** What happened in the game: by its record, until that is there as far as this page saw it. */
export function useRecordedMoments(): readonly Moment[] {
  const seen = useTable(({ history }) => history.moments)
  return useRecord()?.moments ?? seen
}

/** A game that went on from a replay, or was made up, has no record of its own. */
const hasRecord = (table: string): boolean => !table.startsWith('replay-')

/** Loads the record of the game that is over, and keeps it on this device. */
export function FinishedGame({ children }: { children: ReactNode }) {
  const gameId = useTable(({ view }) => (view !== null && hasRecord(view.id) ? view.dice.gameId : null))
  const practice = useTable(({ view }) => view?.id === 'practice')
  const seat = useTable((snapshot) => snapshot.you)
  const store = useTableStore()
  const [record, setRecord] = useState<GameRecord | null>(null)

  useEffect(() => {
    let current = true
    async function load(id: string): Promise<void> {
      const [loaded, { openRecord }] = await Promise.all([loadReplay(id), import('./openRecord.ts')])
      if (!loaded.ok || !current) return
      setRecord(openRecord(loaded.replay))
      const { replayText } = await import('@jelly/dice')
      const seen = finishesOf(store.get().history, seat)
      // A page that comes back later has seen less.
      const kept = (await keptGame(id))?.finishes ?? seen
      const finishes = kept.won + kept.lost > seen.won + seen.lost ? kept : seen
      await keepGame({ gameId: id, text: replayText(loaded.replay), seat, practice, finishes })
    }
    if (gameId) void load(gameId).catch(() => undefined)
    return () => void (current = false)
  }, [gameId, practice, seat, store])

  return (
    <RecordContext value={record}>
      <PlayedNames value={record?.replay.players ?? null}>{children}</PlayedNames>
    </RecordContext>
  )
}

/** The photo finishes of a seat in the whole game. */
function finishesOf({ finishes = {} }: GameHistory, seat: number | null): PhotoFinishes {
  const mine = Object.values(finishes).flatMap((round) => (seat === null ? [] : (round[seat] ?? [])))
  const sum = (what: keyof PhotoFinishes): number => mine.reduce((all, one) => all + one[what], 0)
  return { won: sum('won'), lost: sum('lost') }
}
