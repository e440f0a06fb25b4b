import type { Invite } from '@jelly/protocol'
import { useEffect, useState } from 'react'
import { lobby } from '../../../connection/lobby.ts'
import { recallToken } from '../../../connection/seatTokens.ts'

/** How others come to this table; null until the server has told, and where there is no server. */
export function useInvite(table: string): Invite | null {
  const [found, setFound] = useState<Invite | null>(null)

  useEffect(() => {
    let current = true
    const token = recallToken(table)
    if (token === null) return undefined
    lobby.invite({ table, token }).then(
      (answer) => current && setFound(answer),
      () => current && setFound(null),
    )
    return () => void (current = false)
  }, [table])

  return found
}
