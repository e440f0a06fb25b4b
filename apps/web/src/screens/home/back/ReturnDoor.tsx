import { lazy, Suspense, useSyncExternalStore } from 'react'
import { recentTables } from '../../../connection/seatTokens.ts'

const ReturnToGame = lazy(() => import('./ReturnToGame.tsx'))

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
    <Suspense fallback={null}>
      <ReturnToGame />
    </Suspense>
  )
}
