import { useEffect } from 'react'
import { useTableStore } from '../../../connection/TableContext.ts'
import { buzz, playCue } from '../../../sound/sound.ts'
import { placedValues } from '../feed/feedLines.ts'
import { storyOf } from '../feed/story.ts'
import { type Hurt, hurtOf, hurts, refusedHurt } from './hurts.ts'

const MARKED_FOR = 2000

function show(hurt: Hurt): void {
  hurts.set([...hurts.get().filter(({ district }) => district !== hurt.district), hurt])
  setTimeout(() => hurts.set(hurts.get().filter(({ id }) => id !== hurt.id)), MARKED_FOR)
  playCue(hurt.kind === 'lead' ? 'leadLost' : 'hurt')
  buzz([40, 50, 70])
}

/** Looks for what is done to me, and marks it. What happened before the page looked hurts no more. */
export function HurtWatch() {
  const store = useTableStore()

  useEffect(() => {
    let seen = store.get().history.moments.length
    let refusedBefore = store.get().refused?.id
    return store.subscribe(() => {
      const { history, view, you, refused } = store.get()
      const { moments } = history
      const lockedBy = (id: number): number | null => view?.game?.districts[id]?.lockedBy ?? null
      if (you === null) return
      if (refused?.id !== refusedBefore) {
        refusedBefore = refused?.id
        const hurt = refusedHurt(refused, lockedBy)
        if (hurt) show(hurt)
      }
      if (moments.length <= seen) return void (seen = moments.length)
      const fresh = new Set(moments.slice(seen).map(({ event }) => event))
      seen = moments.length
      const round = view?.game?.round ?? 0
      const lines = storyOf(moments, round).filter(({ event }) => fresh.has(event))
      if (lines.length === 0) return
      const values = placedValues(moments, round)
      for (const line of lines) {
        const hurt = hurtOf(line, you, (die) => values.get(die))
        if (hurt) show(hurt)
      }
    })
  }, [store])

  return null
}
