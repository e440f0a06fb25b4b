const TOO_SHORT = 6
const STRAIGHT = 300
const ARC = 420
const KICK = 280
/** Copies that follow a kicked die: how much later each of them is, and how faint. */
const TAIL = [
  { delay: 36, opacity: 0.4 },
  { delay: 72, opacity: 0.2 },
]

export const lessMotion = (): boolean => document.documentElement.dataset['motion'] === 'less'

/** A copy flies above everything else, by `transform` alone, while the die itself waits unseen where it will land. Whether it flies. */
export function fly(element: Element, from: DOMRect, to: DOMRect, path: 'straight' | 'arc'): boolean {
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2]
  if (Math.hypot(dx, dy) < TOO_SHORT || to.width === 0) return false
  if (lessMotion()) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 })
    return false
  }
  const frames = path === 'arc' ? arc(dx, dy, from.width / to.width) : straight(dx, dy, from.width / to.width)
  const duration = path === 'arc' ? KICK : STRAIGHT
  if (path === 'arc') for (const { delay, opacity } of TAIL.toReversed()) trail(element, to, { frames, delay, opacity })
  const ghost = ghostOf(element, to)
  hide(element, true)
  ghost.animate(frames, { duration, fill: 'both' }).addEventListener('finish', () => {
    ghost.remove()
    hide(element, false)
  })
  return true
}

interface Trail {
  readonly frames: Keyframe[]
  readonly delay: number
  readonly opacity: number
}

/** Fades on its way, and is gone when the die lands: it covers no number for long. */
function trail(element: Element, to: DOMRect, { frames, delay, opacity }: Trail): void {
  const ghost = ghostOf(element, to)
  const last = frames.length - 1
  const fading = frames.map((frame, n) => ({ ...frame, opacity: opacity * (1 - n / last) }))
  ghost.animate(fading, { duration: KICK, delay, fill: 'both' }).addEventListener('finish', () => ghost.remove())
}

/** A copy of what is gone flies off and fades; nothing where motion is not wanted. */
export function flyAway(element: Element, from: DOMRect, to: DOMRect): void {
  if (lessMotion() || from.width === 0) return
  const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
  const ghost = ghostOf(element, from)
  const frames = [
    { transform: 'none', opacity: 1, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' },
    { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0.2 },
  ]
  ghost.animate(frames, { duration: ARC, fill: 'both' }).addEventListener('finish', () => ghost.remove())
}

export function hide(element: Element | null, hidden: boolean): void {
  if (element instanceof HTMLElement) element.style.visibility = hidden ? 'hidden' : ''
}

export function ghostOf(element: Element, { x, y, width, height }: DOMRect): HTMLElement {
  const ghost = document.createElement('div')
  ghost.style.cssText = `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px`
  ghost.append(element.cloneNode(true))
  hide(ghost.firstElementChild, false)
  skyOf(document.body).append(ghost)
  return ghost
}

/** What flies does so in a box of its own, so that the page below is not laid out again for it. */
function skyOf(body: HTMLElement): Element {
  const known = body.querySelector(':scope > [data-sky]')
  if (known) return known
  const sky = document.createElement('div')
  sky.dataset['sky'] = ''
  sky.ariaHidden = 'true'
  sky.style.cssText = 'position:fixed;inset:0;z-index:60;pointer-events:none;contain:strict'
  body.append(sky)
  return sky
}

/** 180 ms through the air, 120 ms to come to rest: it squashes once. */
function straight(dx: number, dy: number, scale: number): Keyframe[] {
  const lift = Math.min(40, Math.hypot(dx, dy) / 8)
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, easing: 'cubic-bezier(0.5, 0, 0.8, 0.8)' },
    { transform: `translate(${dx * 0.45}px, ${dy * 0.45 - lift}px) scale(${(1 + scale) / 2})`, offset: 0.32 },
    { transform: 'none', offset: 0.6 },
    { transform: 'scale(1.08, 0.92)', offset: 0.74 },
    { transform: 'none' },
  ]
}

export function arc(dx: number, dy: number, scale: number): Keyframe[] {
  const lift = Math.max(60, Math.abs(dx) / 4)
  const top = `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + scale) / 2 + 0.35}) rotate(200deg)`
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(0deg)`, easing: 'ease-out' },
    { transform: top, easing: 'ease-in' },
    { transform: 'translate(0px, 0px) scale(1) rotate(360deg)' },
  ]
}
