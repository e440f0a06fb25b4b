import { lazyPart } from '../../parts/lazyPart.tsx'
import { Part } from '../../parts/Part.tsx'
import { useOpenTables } from './useOpenTables.ts'

const OpenTableList = lazyPart(() => import('./OpenTableList.tsx'))

/** Tables that strangers may join; nothing at all when there are none. */
export function OpenTables() {
  const tables = useOpenTables()
  if (tables === null || tables.length === 0) return null
  return (
    <Part quiet>
      <OpenTableList tables={tables} />
    </Part>
  )
}
