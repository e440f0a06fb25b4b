import { useSyncExternalStore } from 'react'
import { alerts, status } from './announcements.ts'
import { LastSeconds } from './LastSeconds.tsx'
import { FeedLog } from './FeedLog.tsx'
import { MyResults } from './MyResults.tsx'

/** Everything a screen reader is told while the table runs. */
export function Announcer() {
  return (
    <div className="visually-hidden">
      <output>
        <Latest of={status} />
      </output>
      <div role="alert">
        <Latest of={alerts} />
      </div>
      <FeedLog />
      <MyResults />
      <LastSeconds />
    </div>
  )
}

function Latest({ of: words }: { of: typeof status }) {
  const { id, text } = useSyncExternalStore(words.subscribe, words.get, words.get)
  return text && <span key={id}>{text}</span>
}
