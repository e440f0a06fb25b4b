import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { useTimeLeft } from '../time/useTimeLeft.ts'
import { alerts } from './announcements.ts'

const TOLD: ReadonlySet<number> = new Set([5, 3])

/** Says the last seconds of the sand. */
export function LastSeconds() {
  const { t } = useLingui()
  const until = useTable(({ view }) => view?.deadlines.sand)
  const left = useTimeLeft(until, 1000)
  const seconds = left === null ? null : left / 1000

  const tell = useEffectEvent((count: number) => {
    if (TOLD.has(count)) alerts.say(t`${plural(count, { one: '# second', other: '# seconds' })}`)
  })

  useEffect(() => {
    if (seconds !== null) tell(seconds)
  }, [seconds])
  return null
}
