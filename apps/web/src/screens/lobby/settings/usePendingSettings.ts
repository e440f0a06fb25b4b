import type { Settings } from '@jelly/table'
import { useEffect, useState } from 'react'
import type { SeatedAt } from '../../seated/SeatedAt.ts'

/** Long enough for any answer; a change that the table refused springs back then. */
const PATIENCE = 1500

type Change = (change: Partial<Settings>) => void

/** Shows what the host chose at once, until the table has answered. */
export function usePendingSettings(told: Settings, send: SeatedAt['send']): readonly [Settings, Change] {
  const [pending, setPending] = useState<{ over: Settings; change: Partial<Settings> } | null>(null)

  useEffect(() => {
    if (pending === null) return undefined
    const timer = setTimeout(() => setPending(null), PATIENCE)
    return () => clearTimeout(timer)
  }, [pending])

  function change(wanted: Partial<Settings>) {
    const before = pending?.over === told ? pending.change : {}
    setPending({ over: told, change: { ...before, ...wanted } })
    send({ type: 'changeSettings', settings: wanted })
  }

  return [pending?.over === told ? { ...told, ...pending.change } : told, change]
}
