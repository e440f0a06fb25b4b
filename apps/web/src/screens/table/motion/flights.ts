import { type DieId, ownerOf, type Seat } from '@jelly/rules'
import { afterPaint } from '../../../connection/afterPaint.ts'
import { fly, flyAway, hide, lessMotion } from './fly.ts'

type Place = 'tray' | 'district' | 'center'

interface Arrival {
  readonly die: DieId
  readonly place: Place
  readonly element: Element
  readonly isFlight: boolean
}

/** Within one commit a die leaves one place and arrives at another; later it is no flight any more. */
const ONE_COMMIT = 120

/**
 * Flies dice from where they were to where they are. Boxes are read once a frame for all dice, just before the page is laid
 * out for it anyway: a read in the middle of a press would lay it out one more time, and the press would show later.
 */
export class Flights {
  /** Where each die was last seen. */
  readonly #boxes = new Map<DieId, DOMRect>()
  readonly #left = new Map<DieId, { readonly place: Place; readonly element: Element; readonly at: number }>()
  readonly #homes = new Map<Seat, Element>()
  readonly #refs = new Map<string, (element: Element | null) => (() => void) | undefined>()
  readonly #starts = new Map<DieId, Element>()
  #arrivals: Arrival[] = []
  #frame: number | null = null
  /** What stands on the board when the page opens has not flown there. */
  #isOpen = false
  readonly isStill: boolean

  /** `isStill`: nothing will ever fly here, as in a replay that is not playing. */
  constructor(isStill = false) {
    this.isStill = isStill
  }

  /** What a die, or the dice of a seat, are known by among their neighbours. Where nothing flies others are drawn over them. */
  keyOf(id: number, place: number): number {
    return this.isStill ? place : id
  }

  open(): void {
    this.#isOpen = true
  }

  /** From here on dice are simply where they are. */
  close(): void {
    this.#isOpen = false
  }

  /** The window changed: nothing is where it was. */
  forget(): void {
    this.#boxes.clear()
  }

  /** A die is let go of after a drag: from there it flies. */
  startFrom(die: DieId, box: DOMRect): void {
    this.#starts.delete(die)
    this.#boxes.set(die, box)
  }

  /** A die of my tray is picked: from there it flies. */
  startAt(die: DieId, element: Element): void {
    this.#starts.set(die, element)
    afterPaint(this.#readStarts)
  }

  /** Where the dice of a seat come from when nobody sees its tray. */
  home(seat: Seat) {
    return (element: Element | null): (() => void) | undefined => {
      if (element === null) return undefined
      this.#homes.set(seat, element)
      return () => void (this.#homes.get(seat) === element && this.#homes.delete(seat))
    }
  }

  /** A ref for a die at a place: the same function each time, so that React calls it only when the die comes or goes. */
  ref(die: DieId, place: Place) {
    if (this.isStill) return undefined
    const key = `${die}.${place}`
    const known = this.#refs.get(key)
    if (known) return known
    const made = (element: Element | null): (() => void) | undefined => {
      if (element === null) return undefined
      this.#arrive(die, place, element)
      return () => void this.#left.set(die, { place, element, at: performance.now() })
    }
    this.#refs.set(key, made)
    return made
  }

  /** [C8] A round is over: every die that lay on the board goes to its seat, once. */
  sendHome(): void {
    for (const [die, { place, element }] of this.#left) {
      const [from, home] = [this.#boxes.get(die), this.#homeOf(die)]
      if (place !== 'tray' && from && home) flyAway(element, from, home)
    }
    this.#left.clear()
    this.#boxes.clear()
  }

  #arrive(die: DieId, place: Place, element: Element): void {
    const left = this.#left.get(die)
    this.#left.delete(die)
    const moved = left !== undefined && performance.now() - left.at < ONE_COMMIT
    if (moved && left.place === place) return
    const arrival = { die, place, element, isFlight: this.#isOpen && (place !== 'tray' || moved) }
    if (!arrival.isFlight || this.#wasSeen(die) || lessMotion()) return this.#note(arrival)
    // It comes from where nobody saw it: it may fly one frame later, so that no frame has to show it and let it fly.
    hide(element, true)
    requestAnimationFrame(() => this.#note(arrival))
  }

  #wasSeen(die: DieId): boolean {
    return this.#boxes.has(die) || this.#starts.has(die)
  }

  #note(arrival: Arrival): void {
    this.#arrivals.push(arrival)
    this.#askForFrame()
  }

  #askForFrame(): void {
    if (this.#frame === null) this.#frame = requestAnimationFrame(() => this.#land())
  }

  #land(): void {
    const arrivals = this.#arrivals
    this.#arrivals = []
    this.#frame = null
    this.#readStarts()
    const paths = arrivals.map((arrival) => this.#pathOf(arrival))
    for (const [n, { die, place, element }] of arrivals.entries()) {
      const { from = null, to } = paths[n] ?? {}
      if (to === undefined || !element.isConnected) continue
      if (place === 'tray') this.#boxes.delete(die)
      else this.#boxes.set(die, to)
      if (!from || !fly(element, from, to, place === 'center' ? 'arc' : 'straight')) hide(element, false)
    }
  }

  readonly #readStarts = (): void => {
    for (const [die, element] of this.#starts) {
      if (element.isConnected) this.#boxes.set(die, element.getBoundingClientRect())
    }
    this.#starts.clear()
  }

  #pathOf({ die, element, isFlight }: Arrival): { from: DOMRect | null; to: DOMRect } {
    const from = isFlight ? (this.#boxes.get(die) ?? this.#homeOf(die)) : null
    return { from, to: element.getBoundingClientRect() }
  }

  #homeOf(die: DieId): DOMRect | null {
    return this.#homes.get(ownerOf(die))?.getBoundingClientRect() ?? null
  }
}
