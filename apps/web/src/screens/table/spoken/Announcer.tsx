import { alerts, status } from './announcements.ts'
import { FeedLog } from './FeedLog.tsx'
import { LastSeconds } from './LastSeconds.tsx'
import { Lines } from './Lines.tsx'
import { MyResults } from './MyResults.tsx'

/** Everything a screen reader is told while the table runs. */
export function Announcer() {
  return (
    <div className="visually-hidden">
      <output aria-atomic="false">
        <Lines of={status} />
      </output>
      <div role="alert" aria-atomic="false">
        <Lines of={alerts} />
      </div>
      <FeedLog />
      <MyResults />
      <LastSeconds />
    </div>
  )
}
