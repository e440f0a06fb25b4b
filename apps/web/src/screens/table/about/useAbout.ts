import { useEffect, useState } from 'react'
import { type About, aboutOf, thingAt } from './aboutThings.ts'

/** What the sheet tells about, and where that stands. */
export interface Shown {
  readonly about: About
  readonly thing: HTMLElement
}

/** How long a pointer rests, or a finger is held, before the sheet comes. */
const REST = 450
const HOLD = 480
/** A finger that moves farther drags or scrolls. */
const STILL = 10
/** Here a long press means something else. */
const OWN_HOLD = '[data-tray-die], [data-offer], dialog'

export const SHEET = 'about-sheet'

/** Opens by a pointer that rests, a finger that is held, or the focus of the keyboard; closes by whatever is done next. */
export function useAbout(root: HTMLElement | null): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    if (root === null) return undefined
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let open: HTMLElement | null = null
    let swallowsClick = false
    let isByFocus = false
    let pressed = { x: 0, y: 0 }

    const show = (thing: HTMLElement | null): void => {
      const about = thing && aboutOf(thing.dataset['about'] ?? '')
      isByFocus = false
      open = about ? thing : null
      setShown(thing && about ? { about, thing } : null)
    }
    const close = (): void => {
      clearTimeout(timer)
      if (open !== null) show(null)
    }
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ): void => root.addEventListener(name, listener, { signal: listening.signal, capture: true, passive: false })

    on('pointermove', ({ pointerType, clientX, clientY, buttons }) => {
      if (pointerType === 'mouse') {
        clearTimeout(timer)
        if (buttons !== 0) return
        if (open !== null && thingAt(root, clientX, clientY) !== open) show(null)
        if (open === null) timer = setTimeout(() => show(thingAt(root, clientX, clientY)), REST)
      } else if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > STILL) clearTimeout(timer)
    })
    on('pointerdown', ({ pointerType, target, clientX, clientY }) => {
      close()
      swallowsClick = false
      pressed = { x: clientX, y: clientY }
      if (pointerType === 'mouse' || (target instanceof Element && target.closest(OWN_HOLD))) return
      timer = setTimeout(() => {
        const thing = thingAt(root, clientX, clientY)
        if (thing === null) return
        swallowsClick = true
        show(thing)
      }, HOLD)
    })
    on('pointerup', () => clearTimeout(timer))
    on('pointercancel', () => clearTimeout(timer))
    on('pointerleave', ({ target, pointerType }) => {
      if (target === root && pointerType === 'mouse') close()
    })
    on('click', (event) => {
      if (swallowsClick) {
        event.preventDefault()
        event.stopPropagation()
        swallowsClick = false
      } else close()
    })
    on('contextmenu', (event) => {
      if (swallowsClick) event.preventDefault()
    })
    on('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      const thing = target.closest<HTMLElement>('[data-about]')
      clearTimeout(timer)
      show(thing)
      isByFocus = true
      if (thing !== null) target.setAttribute('aria-describedby', SHEET)
    })
    on('focusout', ({ target }) => {
      if (target instanceof HTMLElement) target.removeAttribute('aria-describedby')
      if (isByFocus) close()
    })
    const byKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Tab' && key !== 'Shift') close()
    }
    document.addEventListener('keydown', byKey, { signal: listening.signal, capture: true })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [root])

  return shown
}
