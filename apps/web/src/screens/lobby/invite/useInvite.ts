import { useEffect, useState } from 'react'
import { type Invite, invite } from '../../../connection/api.ts'
import { recallToken } from '../../../connection/seatTokens.ts'

/** How others come to this table; null until the server has told, and where there is no server. */
export function useInvite(table: string): Required<Invite> | null {
  const [found, setFound] = useState<Required<Invite> | null>(null)

  useEffect(() => {
    let current = true
    const token = recallToken(table)
    if (token === null) return undefined
    invite(table, token).then(
      (answer) => current && setFound(answer),
      () => current && setFound(null),
    )
    return () => void (current = false)
  }, [table])

  return found
}
