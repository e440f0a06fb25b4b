import { useSyncExternalStore } from 'react'
import { recentTables } from '../../../connection/seatTokens.ts'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { Part } from '../../../parts/Part.tsx'

const ReturnToGame = lazyPart(() => import('./ReturnToGame.tsx'))

const never = () => () => undefined

/** Nothing for who has sat nowhere yet; the home page is drawn before anybody knows. */
export function ReturnDoor() {
  const hasSat = useSyncExternalStore(
    never,
    () => recentTables().length > 0,
    () => false,
  )
  if (!hasSat) return null
  return (
    <Part quiet>
      <ReturnToGame />
    </Part>
  )
}
