import { useState } from 'react'
import { useLocation } from 'wouter'
import { codeOf, lobby } from '../../connection/lobby.ts'
import { rememberToken } from '../../connection/seatTokens.ts'
import { getProgress } from '../../settings/progress.ts'
import { ensureNickname } from '../../settings/nickname.ts'
import { nextSettings } from './nextGame.ts'

interface NewTable {
  /** What is being made, while the server has not answered. */
  readonly making: 'quick' | 'friends' | null
  /** The code of what went wrong. */
  readonly problem: string | null
  readonly open: (kind: 'quick' | 'friends') => Promise<void>
}

/** Makes a table of one's own and goes there; meanwhile the table's code is loaded, where it is not there yet. */
export function useNewTable(load: () => Promise<unknown> = () => Promise.resolve()): NewTable {
  const [, navigate] = useLocation()
  const [making, setMaking] = useState<NewTable['making']>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function open(kind: 'quick' | 'friends') {
    setMaking(kind)
    setProblem(null)
    try {
      const asked = lobby.makeTable(
        ensureNickname(),
        kind === 'quick' ? { quick: true as const, settings: nextSettings(getProgress()) } : {},
      )
      const [made] = await Promise.all([asked, load()])
      rememberToken(made.table, made.token)
      navigate(`/t/${made.table}`)
    } catch (error) {
      setProblem(codeOf(error))
      setMaking(null)
    }
  }

  return { making, problem, open }
}
