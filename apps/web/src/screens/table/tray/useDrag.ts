import type { DieId, Effect, Zone } from '@jelly/rules'
import { type PointerEvent, useRef } from 'react'
import { useActions } from '../actions/ActionsContext.ts'
import { useFlights } from '../motion/FlightsContext.ts'

interface Drag {
  readonly pointer: number
  readonly x: number
  readonly y: number
  ghost: HTMLElement | null
  over: Element | null
}

const FAR = 8

/** What lies under the pointer: a district, and perhaps a die or a zone on it. */
function under(x: number, y: number): { card: Element; district: number; effect?: Effect } | null {
  const hit = document.elementFromPoint(x, y)
  const card = hit?.closest('[data-district]')
  if (!hit || !card) return null
  const district = Number(card.getAttribute('data-district'))
  const die = hit.closest('[data-die]')?.getAttribute('data-die')
  const zone = hit.closest('[data-zone]')?.getAttribute('data-zone')
  if (die) return { card, district, effect: { kick: Number(die) } }
  return zone ? { card, district, effect: { slide: Number(zone) as Zone } } : { card, district }
}

/** A copy of the die under the finger; it only ever moves by `transform`. */
function makeGhost(die: Element): HTMLElement {
  const { x, y, width, height } = die.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;z-index:60;pointer-events:none`
  ghost.append(die.cloneNode(true))
  document.body.append(ghost)
  return ghost
}

/** Drags a die from the tray to a card; letting go anywhere else puts it back. */
export function useDrag(die: DieId) {
  const actions = useActions()
  const flights = useFlights()
  const drag = useRef<Drag | null>(null)

  function mark(card: Element | null): void {
    const now = drag.current
    if (now === null || now.over === card) return
    now.over?.removeAttribute('data-over')
    card?.setAttribute('data-over', '')
    now.over = card
  }

  function end(): void {
    mark(null)
    drag.current?.ghost?.remove()
    drag.current = null
  }

  function move(event: PointerEvent<HTMLElement>): void {
    const now = drag.current
    if (now === null || event.pointerId !== now.pointer) return
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y]
    if (now.ghost === null) {
      if (Math.hypot(dx, dy) < FAR) return
      actions?.take(die)
      now.ghost = makeGhost(event.currentTarget.querySelector('svg') ?? event.currentTarget)
    }
    now.ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.06)`
    mark(under(event.clientX, event.clientY)?.card ?? null)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || event.currentTarget.ariaDisabled === 'true') return
      drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null, over: null }
    },
    onPointerMove: move,
    /** Not before: to capture a pointer and let go of it takes time, and most presses are no drags. */
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      if (event.pointerId !== drag.current?.pointer) return
      event.currentTarget.setPointerCapture(event.pointerId)
      move(event)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const ghost = drag.current?.ghost
      if (!ghost) return end()
      const target = under(event.clientX, event.clientY)
      flights.startFrom(die, ghost.getBoundingClientRect())
      end()
      if (target === null) actions?.cancel()
      else actions?.tapDistrict(target.district, target.effect)
      swallowClick(event.currentTarget)
    },
    onPointerCancel() {
      if (drag.current?.ghost) actions?.cancel()
      end()
    },
  }
}

/** The click that ends a drag on the die itself is no tap. */
function swallowClick(element: Element): void {
  const swallow = (event: Event): void => event.stopPropagation()
  element.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 50)
}
