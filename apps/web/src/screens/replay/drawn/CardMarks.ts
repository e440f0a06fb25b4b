import type { Seat, Zone } from '@jelly/rules'
import { squadFill } from '../../../art/crests/patterns.ts'
import { squadStyle } from '../../../design/dice/squads.ts'
import { targetAt } from '../../table/card/Target.tsx'
import { lockParts } from './LockParts.tsx'

/**
 * Target and lock of a card, put on its elements past React. React sets the same target when it follows. Locks it leaves to
 * this while the card is drawn: what shows them is copied from the parts of each seat.
 */
export class CardMarks {
  readonly #card: HTMLElement
  readonly #head: HTMLElement | null
  readonly #name: HTMLElement | null
  readonly #target: HTMLElement | null
  /** It is always there: to come and go would lay out the card. */
  readonly #shutter: HTMLElement | null
  #zone: Zone | null = null
  #lockedBy: Seat | null = null
  #signs: readonly Element[] = []

  constructor(card: HTMLElement) {
    this.#card = card
    this.#head = card.querySelector(':scope > header')
    this.#name = card.querySelector('h2')
    this.#target = card.querySelector('[data-target]')
    this.#shutter = lockParts(0)?.shutter ?? null
    this.#fill('none')
    if (this.#shutter) card.prepend(this.#shutter)
  }

  show(zone: Zone, lockedBy: Seat | null): void {
    if (zone !== this.#zone) this.#aim(zone)
    if (lockedBy !== this.#lockedBy) this.#lock(lockedBy)
  }

  /** The small signs of a lock come with the rest of the page. */
  complete(): void {
    const parts = this.#lockedBy === null || this.#signs.length > 0 ? null : lockParts(this.#lockedBy)
    if (parts === null) return
    this.#signs = [parts.padlock, parts.crest]
    this.#name?.before(parts.padlock)
    this.#head?.append(parts.crest)
  }

  /** React shows the lock again, by the same attributes. */
  leave(): void {
    this.#shutter?.remove()
    for (const sign of this.#signs) sign.remove()
  }

  #aim(zone: Zone): void {
    this.#zone = zone
    const [window, seen] = [this.#target, this.#target?.firstElementChild?.firstElementChild]
    if (window === null || !(seen instanceof HTMLElement)) return
    ;[window.style.transform, seen.style.transform] = targetAt(zone)
  }

  #lock(seat: Seat | null): void {
    this.#lockedBy = seat
    for (const sign of this.#signs) sign.remove()
    this.#signs = []
    for (const part of [this.#card, this.#head, this.#target?.parentElement]) {
      if (seat === null) delete part?.dataset['locked']
      else if (part) part.dataset['locked'] = `${seat}`
    }
    this.#name?.parentElement?.style.setProperty('--squad', seat === null ? null : squadStyle(seat).colour)
    this.#fill(seat === null ? 'none' : squadFill(seat))
  }

  #fill(background: string): void {
    const shutter = this.#shutter?.firstElementChild
    if (shutter instanceof HTMLElement) shutter.style.background = background
  }
}
