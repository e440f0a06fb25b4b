import { squadOf } from '@jelly/rules'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { ME } from '../../../connection/practice/exercise/Exercise.ts'
import { useActions, useIntent } from '../../table/actions/ActionsContext.ts'
import type { StepWalk } from '../walk/StepWalk.ts'
import { type Hands, pointedAt } from './pointing.ts'

/** The theatre hears taps itself. */
const OWN = '[data-coach], [data-lesson-bar], [data-theatre], header, dialog'
/** So long Pip says that something else was meant. */
const SORRY_FOR = 3500

/** What Pip waits for, and where it is; what is pressed elsewhere is answered kindly and does nothing. */
export function useGuide(walk: StepWalk) {
  const { prompt, index, wrongs } = useSyncExternalStore(walk.subscribe, walk.get)
  const actions = useActions()
  const game = useTable(({ shown }) => shown?.game ?? null)
  const intent = useIntent((now) => now)
  const hands = handsOf(game, intent)
  const pointed = prompt === null || game === null ? [] : pointedAt(prompt, game, hands)

  const press = useEffectEvent((event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element) || prompt === null || target.closest(OWN)) return
    if (prompt.do === 'read') {
      walk.next()
    } else if (prompt.do === 'slide' && target.closest(`[data-district="${prompt.district}"]`)) {
      // On small cards a zone is no button of its own.
      actions?.act({ slide: prompt.zone })
    } else if (pointed.some((selector) => target.closest(selector))) return
    else if (prompt.do !== 'watch') walk.wrong()
    event.stopPropagation()
    event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('click', press, { capture: true })
    return () => window.removeEventListener('click', press, { capture: true })
  }, [])

  // Another die than the one meant was picked by a key or by a drag.
  const { picked } = hands
  const wanted = prompt?.do === 'place' ? prompt.value : null
  useEffect(() => {
    if (picked === null || picked === wanted) return
    actions?.cancel()
    walk.wrong()
  }, [actions, walk, picked, wanted])

  return { prompt, index, pointed, hands, isSorry: useSorry(wrongs) }
}

function handsOf(game: Parameters<typeof squadOf>[0] | null, intent: { kind: string; die?: number }): Hands {
  const locking = intent.kind === 'locking'
  if (game === null || intent.kind !== 'picked') return { picked: null, locking }
  const { hand, tray } = squadOf(game, ME)
  return { picked: tray?.[hand.indexOf(intent.die ?? -1)] ?? null, locking }
}

/** True for a while after each time something else was tried. */
function useSorry(wrongs: number): boolean {
  const [over, setOver] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(wrongs), SORRY_FOR)
    return () => clearTimeout(timer)
  }, [wrongs])
  return wrongs > 0 && wrongs !== over
}
