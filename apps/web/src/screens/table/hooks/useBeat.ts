import { useEffect, useState } from 'react'

/** What a scene shows, one after the other. What is to come is not on the page yet. */
export const BEATS = ['place', 'twins', 'bars', 'crown', 'drops'] as const
export type Beat = (typeof BEATS)[number]

/** How long each of them lasts at the printed pace; the last one until the drops have landed. */
const LENGTHS: Readonly<Record<Beat, number>> = { place: 300, twins: 350, bars: 450, crown: 200, drops: 600 }
export const DROPS_FLY = LENGTHS.drops

/** Whether a scene is as far as that. */
export const reached = (beat: Beat, wanted: Beat): boolean => BEATS.indexOf(beat) >= BEATS.indexOf(wanted)

/** Where a scene is, from its first beat on; another scene begins anew. */
export function useBeat(scene: number, pace: number): Beat {
  const [shown, setShown] = useState({ scene, index: 0 })
  const index = shown.scene === scene ? shown.index : 0
  const beat = BEATS[index] ?? 'drops'
  useEffect(() => {
    if (index >= BEATS.length - 1) return undefined
    const timer = setTimeout(() => setShown({ scene, index: index + 1 }), LENGTHS[beat] * pace)
    return () => clearTimeout(timer)
  }, [scene, index, beat, pace])
  return beat
}

/** How many of a scene's transfers have arrived in the jars: none before its drops fly. */
export function useLanded(scene: number, transfers: number, beat: Beat, pace: number): number {
  const [done, setDone] = useState({ scene, count: 0 })
  const landed = done.scene === scene ? done.count : 0
  const flying = beat === 'drops' && landed < transfers
  useEffect(() => {
    if (!flying) return undefined
    const timer = setTimeout(() => setDone({ scene, count: transfers }), DROPS_FLY * pace)
    return () => clearTimeout(timer)
  }, [scene, transfers, flying, pace])
  return landed
}
