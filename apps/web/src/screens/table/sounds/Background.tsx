import { useEffect } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import type { Piece } from '../../../sound/music/score.ts'
import { setBackground } from '../../../sound/music/background.ts'
import { useTimeLeft } from '../time/useTimeLeft.ts'

const PIECES: Readonly<Partial<Record<string, Piece>>> = { lobby: 'lobby', briefing: 'lobby', scramble: 'scramble' }

/** The bed under the sand, and the music of the phase for who wants it; it tightens with the sand. */
export function Background() {
  const phase = useTable(({ view }) => view?.phase)
  const deadline = useTable(({ view }) => (view?.phase === 'scramble' ? view.deadlines.sand : undefined))
  const length = useTable(({ view }) => view?.durations.sand ?? 0)
  const left = useTimeLeft(deadline, 500)
  const sand = left === null || left === 0 || length === 0 ? null : Math.max(0, 1 - left / length)
  const piece = PIECES[phase ?? ''] ?? null

  useEffect(() => setBackground({ piece, sand }), [piece, sand])
  useEffect(() => () => setBackground({ piece: null, sand: null }), [])

  return null
}
