import { lessMotion } from '../motion/fly.ts'

/** Where motion is not wanted, what comes next fades in. */
export function fadeIn(element: Element | null): void {
  if (element !== null && lessMotion()) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 })
}
