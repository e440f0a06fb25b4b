import { LobbyError } from '@jelly/client'
import type { Place } from '@jelly/protocol'
import { useEffect, useState } from 'react'
import { lobby } from '../../../connection/lobby.ts'
import { forgetToken, recallToken, recentTables } from '../../../connection/seatTokens.ts'

export interface OwnPlace extends Place {
  readonly table: string
  readonly token: string
}

/** The latest table at which this device has a seat, or has left one; null while nobody knows. */
export function useOwnPlace(): OwnPlace | null {
  const [place, setPlace] = useState<OwnPlace | null>(null)
  useEffect(() => {
    let current = true
    void find().then((found) => current && setPlace(found))
    return () => void (current = false)
  }, [])
  return place
}

async function find(): Promise<OwnPlace | null> {
  for (const table of recentTables()) {
    const token = recallToken(table)
    const place = token === null ? null : await ask(table, token)
    if (place !== null && token !== null && (place.seat !== null || place.left !== null))
      return { ...place, table, token }
  }
  return null
}

/** What the server does not know any more is not asked for again. */
async function ask(table: string, token: string): Promise<Place | null> {
  try {
    return await lobby.place({ table, token })
  } catch (error) {
    if (error instanceof LobbyError && !error.isPassing) forgetToken(table)
    return null
  }
}
