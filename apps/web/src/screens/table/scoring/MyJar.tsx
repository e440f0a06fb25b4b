import { Jar } from '../../../art/treasure/Jar.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { fullJar, useHoldingsBefore } from '../hooks/useHoldingsBefore.ts'
import type { Scene } from '../model/scenes.ts'
import css from './Theatre.module.css'

/** My jar, large: the drops that I win fly into it. The number is in the book as well. */
export function MyJar({ scene, landed }: { scene: Scene; landed: number }) {
  const you = useTable((snapshot) => snapshot.you)
  const holdings = useHoldingsBefore(scene, landed)
  const mine = you === null ? undefined : holdings[you]
  if (mine === undefined || you === null) return null
  return (
    <div className={css.myJar} data-jar={you} aria-hidden="true">
      <Jar jelly={mine.jelly} full={fullJar(holdings)} size="100%" />
      <b key={mine.jelly}>{mine.jelly}</b>
    </div>
  )
}
