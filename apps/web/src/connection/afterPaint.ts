import { watchHand } from './makeWay.ts'

/** No frame comes for a page that nobody sees. */
const LONGEST_WAIT = 100
/** A hand that rests on the screen holds nothing up for longer. */
const LONGEST_PRESS = 150
/** So long after a press a hand is still busy. */
const BUSY = 2500

const waiting = new Set<() => void>()
let isAsked = false
let pressed: ReturnType<typeof setTimeout> | undefined
let busy: ReturnType<typeof setTimeout> | undefined

/** Calls back once the next frame is on its way to the screen, and not in the middle of a press; the same callback once. */
export function afterPaint(callback: () => void): void {
  waiting.add(callback)
  askForFrame()
}

function askForFrame(): void {
  if (isAsked || waiting.size === 0 || isPressed()) return
  isAsked = true
  const timer = setTimeout(flush, LONGEST_WAIT)
  requestAnimationFrame(() => {
    clearTimeout(timer)
    setTimeout(flush)
  })
}

function flush(): void {
  isAsked = false
  // Pressed meanwhile: letting go asks again.
  if (isPressed()) return
  const due = [...waiting]
  waiting.clear()
  for (const callback of due) callback()
}

/** Whether a pointer went down and has not been let go of yet. */
export const isPressed = (): boolean => pressed !== undefined

function release(): void {
  clearTimeout(pressed)
  pressed = undefined
  askForFrame()
}

function hold(): void {
  clearTimeout(pressed)
  pressed = setTimeout(release, LONGEST_PRESS)
}

/** What moves without end rests while somebody plays: each of its frames would come before the one that shows a press. */
function rest(): void {
  // To stop it takes a frame longer: it is done while the pointer is down, after the frame of that and before the one that shows the press.
  if (busy === undefined) requestAnimationFrame(() => setTimeout(standStill))
  clearTimeout(busy)
  busy = setTimeout(goOn, BUSY)
}

function standStill(): void {
  if (busy !== undefined) document.documentElement.dataset['busy'] = ''
}

function goOn(): void {
  clearTimeout(busy)
  busy = undefined
  delete document.documentElement.dataset['busy']
}

/** From here on a press that is under way shows before what others do meanwhile. Ends with what it gives back. */
export function makeWayForPresses(): () => void {
  const left = new AbortController()
  const options = { capture: true, signal: left.signal }
  window.addEventListener('pointerdown', hold, options)
  watchHand(left.signal)
  for (const start of ['pointerdown', 'keydown']) window.addEventListener(start, rest, options)
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, options)
  return () => {
    left.abort()
    release()
    goOn()
  }
}
