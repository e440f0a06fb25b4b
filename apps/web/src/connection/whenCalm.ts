/** So long nothing else comes: longer than from one frame to the next while something is dragged. */
const CALM = 60

/** Gives back what calls a callback after the next frame, once it is calm. Another one takes the place of the one that waits. */
export function whenCalm(): (callback: () => void) => void {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return (callback) => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    // No frame comes for a page that nobody sees.
    if (document.hidden) return callback()
    frame = requestAnimationFrame(() => (timer = setTimeout(callback, CALM)))
  }
}
