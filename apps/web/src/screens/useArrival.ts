import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

const PATIENCE = 3000

/** Calls back once an element is on the page; a screen that is loaded on demand comes later. */
function whenThere(find: () => HTMLElement | null, found: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = find()
    if (element === null) return
    stop()
    found(element)
  }
  const watcher = new MutationObserver(look)
  const timer = setTimeout(() => stop(), PATIENCE)
  function stop() {
    watcher.disconnect()
    clearTimeout(timer)
  }
  watcher.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}

function goTo(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** React keeps the old screen hidden while the new one is loaded. */
const headingInSight = (): HTMLElement | null =>
  [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility()) ?? null

const placeInAddress = (): HTMLElement | null => document.getElementById(decodeURIComponent(location.hash.slice(1)))

/** A new address begins at its top, and screen readers begin at its heading; `#R4` leads to that rule. */
export function useArrival(): void {
  const [path] = useLocation()
  const from = useRef<string | null>(null)

  useEffect(() => {
    const isFirst = from.current === null || from.current === path
    from.current = path
    if (location.hash !== '') return whenThere(placeInAddress, (place) => place.scrollIntoView())
    if (isFirst) return undefined
    window.scrollTo(0, 0)
    return whenThere(headingInSight, goTo)
  }, [path])
}
