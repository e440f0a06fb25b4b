import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useAsk, useTable } from '../../connection/TableContext.ts'
import { SheetPart } from '../../parts/SheetPart.tsx'
import { DoorNews } from './company/DoorNews.tsx'
import { BriefingScreen, EndScreen, LobbyScreen, loadEnd } from './phaseScreens.ts'
import { TableScreen } from './board/TableScreen.tsx'
import { CoachDoor } from './coach/CoachDoor.tsx'
import { useLessonHere } from './opening/useLessonHere.ts'
import { Opening } from './opening/Opening.tsx'
import { RefusalToasts } from './opening/RefusalToasts.tsx'
import type { TableMode } from './opening/openTable.ts'
import { EndReactions } from './reactions/EndReactions.tsx'
import { Background } from './sounds/Background.tsx'

/** The screen of the table's phase, and what is heard behind it. */
export function PhaseScreen({ mode }: { mode: TableMode }) {
  return (
    <>
      <Background />
      <DoorNews />
      <Phase mode={mode} />
    </>
  )
}

function Phase({ mode }: { mode: TableMode }) {
  const view = useTable((snapshot) => snapshot.view)
  const you = useTable((snapshot) => snapshot.you)
  const said = useTable((snapshot) => snapshot.emotes)
  const watchers = useTable((snapshot) => snapshot.watchers)
  const standing = useTable((snapshot) => snapshot.standing)
  const { t } = useLingui()
  const ask = useAsk()
  const scoring = view?.phase === 'scoring'
  // Ahead of need: the last round ends with this screen.
  useEffect(() => {
    if (scoring) void loadEnd().catch(() => undefined)
  }, [scoring])
  const lesson = useLessonHere()
  if (view === null) return <Opening problem={null} />
  const send = (request: Parameters<typeof ask>[0]) => void ask(request)
  const seated = { view, you, said, watchers, standing, send }
  switch (view.phase) {
    case 'lobby':
      if (mode === 'practice') return <Opening problem={null} />
      if (lesson.isOpen && lesson.Lesson) {
        return (
          <SheetPart title={t`Learn`} onClose={lesson.leave}>
            <lesson.Lesson onLeave={lesson.leave} />
          </SheetPart>
        )
      }
      return (
        <>
          <LobbyScreen {...seated} learn={lesson.open} />
          <RefusalToasts />
        </>
      )
    case 'briefing':
      return (
        <>
          <BriefingScreen {...seated} />
          <RefusalToasts />
        </>
      )
    case 'ended':
      return (
        <>
          <EndScreen key={view.gameNumber} mode={mode} />
          <EndReactions />
        </>
      )
    default:
      return (
        <TableScreen key={view.gameNumber}>
          <CoachDoor mode={mode} />
        </TableScreen>
      )
  }
}
