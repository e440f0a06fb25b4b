import type { DieId, Seat } from '@jelly/rules'
import { ownerOf } from '@jelly/rules'

type Place = 'tray' | 'district' | 'center'

interface Drop {
  readonly box: DOMRect
  readonly at: number
}

interface Departure extends Drop {
  readonly from: Place
}

/** Within one commit a die leaves one place and arrives at another; later it is no flight any more. */
const ONE_COMMIT = 120
const TOO_SHORT = 6

const lessMotion = (): boolean => document.documentElement.dataset['motion'] === 'less'

/** Flies dice from where they were to where they are: only `transform` and `opacity`, off the main thread. */
export class Flights {
  private readonly departures = new Map<DieId, Departure>()
  private readonly drops = new Map<DieId, Drop>()
  private readonly homes = new Map<Seat, Element>()
  private readonly refs = new Map<string, (element: Element | null) => (() => void) | undefined>()
  /** What stands on the board when the page opens has not flown there. */
  private isOpen = false

  open(): void {
    this.isOpen = true
  }

  /** Where the dice of a seat come from when nobody sees its tray. */
  home(seat: Seat) {
    return (element: Element | null): (() => void) | undefined => {
      if (element === null) return undefined
      this.homes.set(seat, element)
      return () => void (this.homes.get(seat) === element && this.homes.delete(seat))
    }
  }

  /** A ref for a die at a place: the same function each time, so that React calls it only when the die comes or goes. */
  ref(die: DieId, place: Place) {
    const key = `${die}.${place}`
    const known = this.refs.get(key)
    if (known) return known
    const made = (element: Element | null): (() => void) | undefined => {
      if (element === null) return undefined
      this.arrive(die, place, element)
      return () => this.leave(die, place, element)
    }
    this.refs.set(key, made)
    return made
  }

  /** Sends what a seat gained from where it was won to the seat. */
  reward(from: Element, seat: Seat, icon: Element): void {
    const home = this.homes.get(seat)
    if (!home || lessMotion()) return
    const start = from.getBoundingClientRect()
    const end = home.getBoundingClientRect()
    const size = 34
    const box = new DOMRect(end.x + end.width / 2 - size / 2, end.y + end.height / 2 - size / 2, size, size)
    const ghost = ghostOf(icon, box)
    const [dx, dy] = [start.x + start.width / 2 - box.x - size / 2, start.y + start.height / 2 - box.y - size / 2]
    ghost.animate(arc(dx, dy, 1.4), { duration: 620, fill: 'both' }).addEventListener('finish', () => ghost.remove())
  }

  /** A die that was dragged flies from where it was let go. */
  dropAt(die: DieId, box: DOMRect): void {
    this.drops.set(die, { box, at: performance.now() })
  }

  private leave(die: DieId, from: Place, element: Element): void {
    const now = performance.now()
    const drop = this.drops.get(die)
    this.drops.delete(die)
    const box = drop && now - drop.at < ONE_COMMIT ? drop.box : element.getBoundingClientRect()
    this.departures.set(die, { box, at: now, from })
  }

  private arrive(die: DieId, place: Place, element: Element): void {
    const departure = this.departures.get(die)
    this.departures.delete(die)
    if (!this.isOpen) return undefined
    if (departure !== undefined && performance.now() - departure.at < ONE_COMMIT) {
      if (departure.from === place) return undefined
      return fly(element, departure.box, place === 'center' ? 'arc' : 'straight')
    }
    if (place === 'tray') return undefined
    const home = this.homes.get(ownerOf(die))
    return home && fly(element, home.getBoundingClientRect(), place === 'center' ? 'arc' : 'straight')
  }
}

const STRAIGHT = 260
const ARC = 460

/** A copy flies above everything else while the die itself waits, unseen, where it will land. */
function fly(element: Element, from: DOMRect, path: 'straight' | 'arc'): void {
  const to = element.getBoundingClientRect()
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2]
  if (Math.hypot(dx, dy) < TOO_SHORT || to.width === 0) return
  if (lessMotion()) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 })
    return
  }
  const ghost = ghostOf(element, to)
  const frames = path === 'arc' ? arc(dx, dy, from.width / to.width) : straight(dx, dy, from.width / to.width)
  const duration = path === 'arc' ? ARC : STRAIGHT
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration })
  ghost.animate(frames, { duration, fill: 'both' }).addEventListener('finish', () => ghost.remove())
}

function ghostOf(element: Element, { x, y, width, height }: DOMRect): HTMLElement {
  const ghost = document.createElement('div')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.className = 'flying-die'
  ghost.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;z-index:60;pointer-events:none`
  const copy = element.cloneNode(true) as Element
  ghost.append(copy)
  document.body.append(ghost)
  return ghost
}

const straight = (dx: number, dy: number, scale: number): Keyframe[] => [
  { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, easing: 'cubic-bezier(0.2, 0.9, 0.3, 1)' },
  { transform: 'none' },
]

function arc(dx: number, dy: number, scale: number): Keyframe[] {
  const lift = Math.max(60, Math.abs(dx) / 4)
  const top = `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + scale) / 2 + 0.35}) rotate(200deg)`
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(0deg)`, easing: 'ease-out' },
    { transform: top, easing: 'ease-in' },
    { transform: 'translate(0px, 0px) scale(1) rotate(360deg)' },
  ]
}
