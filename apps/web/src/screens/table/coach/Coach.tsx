import { useLingui } from '@lingui/react'
import { hintFor } from '@jelly/bots'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTableStore } from '../../../connection/TableContext.ts'
import type { CoachChoice } from '../../../settings/preferences.ts'
import { useSettings } from '../../../settings/settings.ts'
import { hintSentence } from '../../../words/learn/hints.ts'
import { coachLine } from '../hooks/coachLine.ts'
import { useNames } from '../hooks/useNames.ts'
import { HintLine } from './HintLine.tsx'
import { HintPacer, isWanted } from './HintPacer.ts'

/** A chance is told when it has been in sight for a while: there is time until what a press does is shown. */
const AFTER = 120

/** Watches what I see and says a word about a chance that I have had in sight for a while. */
export default function Coach() {
  const { i18n } = useLingui()
  const store = useTableStore()
  const names = useNames()
  const { coach } = useSettings()
  const said = useRef<string | null>(null)
  const [pacer] = useState(() => new HintPacer())

  const look = useEffectEvent((choice: CoachChoice): number | null => {
    const { view, you } = store.get()
    const found = view?.game && you !== null && view.frozen === null ? hintFor(view.game, you) : null
    const now = performance.now()
    const { shown, again } = pacer.at(now, found && isWanted(found, choice) ? found : null)
    const words = shown && you !== null ? hintSentence(i18n, shown, names, you) : null
    if (words !== said.current)
      coachLine.set(shown && words && <HintLine key={words} kind={shown.kind} words={words} />)
    said.current = words
    return again === null ? null : again - now
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const wait = look(coach)
        if (wait !== null) timer = setTimeout(watch, wait)
      }, AFTER)
    }
    watch()
    const stop = store.subscribe(watch)
    return () => {
      stop()
      clearTimeout(timer)
      said.current = null
      coachLine.set(null)
    }
  }, [store, coach])
  return null
}
