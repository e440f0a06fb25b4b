import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { toast } from '../../../design/controls/toasts.ts'
import { useIsHost } from './useCompany.ts'

/** Tells the host during a game who has come to the door and who waits for a seat, and who becomes the host. */
export function DoorNews() {
  const { t } = useLingui()
  const isHost = useIsHost()
  const waiting = useTable(({ view }) => view?.waiting)
  const line = useTable(({ view }) => view?.line)
  const told = useRef<number | null>(null)

  const newest = Math.max(0, ...[...(waiting ?? []), ...(line ?? [])].map(({ newcomer }) => newcomer))

  const tell = useEffectEvent((last: number) => {
    const before = told.current
    told.current = Math.max(last, before ?? 0)
    if (before === null || !isHost) return
    for (const { newcomer, name } of waiting ?? [])
      if (newcomer > before) toast(t`${name} is at the door: open the list at the top to let them in.`)
    for (const { newcomer, name } of line ?? []) if (newcomer > before) toast(t`${name} waits for a seat.`)
  })

  useEffect(() => tell(newest), [newest])

  const hosts = useTable(({ view, you }) => (view === null || you === null ? null : view.host === you))
  const hosted = useRef(hosts)
  const crown = useEffectEvent((now: boolean | null) => {
    if (now && hosted.current === false) toast(t`You are the host now.`)
    hosted.current = now
  })
  useEffect(() => crown(hosts), [hosts])
  return null
}
