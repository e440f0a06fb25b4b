import { type RefObject, useEffect, useState } from 'react'
import { LESS_MOTION, wantsLessMotion } from '../../../settings/rootLook.ts'
import { useSettings } from '../../../settings/settings.ts'
import type { Film, Shot } from './film.ts'

/** Who wants no motion sees the city just before the third round ends: it is full. */
const stillOf = ({ shots }: Film): Shot | undefined => {
  const end = shots.findIndex(({ mood, round }) => mood === 'happy' && round === 3)
  return shots[end - 1] ?? shots[0]
}

/** Whether an element is on the screen, in a window that is looked at. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    let inView = false
    const look = () => setSeen(inView && document.visibilityState === 'visible')
    const watcher = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false
      look()
    })
    if (element.current !== null) watcher.observe(element.current)
    document.addEventListener('visibilitychange', look)
    return () => {
      watcher.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [element])
  return seen
}

function useLessMotion(): boolean {
  const settings = useSettings()
  const [, setAsked] = useState(false)
  useEffect(() => {
    const query = matchMedia(LESS_MOTION)
    const look = () => setAsked(query.matches)
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return wantsLessMotion(settings)
}

/** The picture to show now. It stands still while nobody sees it, and goes on where it stopped. */
export function useShot(film: Film | null, element: RefObject<HTMLElement | null>): Shot | null {
  const seen = useSeen(element)
  const still = useLessMotion()
  const [index, setIndex] = useState(0)
  const shots = film?.shots ?? []
  const shot = shots[index] ?? null
  const next = shots[index + 1]
  const wait = film === null || shot === null ? 0 : (next?.at ?? film.length) - shot.at

  useEffect(() => {
    if (!seen || still || film === null) return undefined
    const timer = setTimeout(() => setIndex((index + 1) % film.shots.length), wait)
    return () => clearTimeout(timer)
  }, [seen, still, film, index, wait])

  return still && film !== null ? (stillOf(film) ?? null) : shot
}
