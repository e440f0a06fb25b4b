/** Half of what happens follows within a tenth of a second on something else; each time it is shown costs frames. */
const BEAT = 100
/** So long after a pointer moved over something to press, went down or was let go of, the hand comes first. */
const HAND = { pointermove: 150, pointerdown: 150, pointerup: 70 }
/** By then a press shows. */
const SHOWN = 70
/** What others do waits no longer than that. */
const MOST = 250

let shownAt = -BEAT
let pressedAt = -SHOWN
let busyUntil = 0

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button:not([aria-disabled=true])') !== null

/** How long what others did waits, that is `late` already; an answer to who sits here waits until the press shows. */
export function makeWay(late: number, answers: boolean): number {
  const now = performance.now()
  const until = answers ? pressedAt + SHOWN : Math.max(busyUntil, shownAt + BEAT)
  const wait = Math.min(until - now, MOST - late)
  if (wait <= 0) shownAt = now
  return Math.max(0, wait)
}

/** A mouse is seen before it presses; a finger is not. */
export function watchHand(signal: AbortSignal): void {
  for (const [type, time] of Object.entries(HAND)) {
    const isMove = type === 'pointermove'
    const note = ({ target }: Event): void => {
      if (isMove && !isPressable(target)) return
      const now = performance.now()
      busyUntil = now + time
      if (!isMove) pressedAt = now
    }
    window.addEventListener(type, note, { capture: true, passive: true, signal })
  }
}
