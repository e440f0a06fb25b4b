/** No frame comes for a page that nobody sees. */
const LONGEST_WAIT = 100

let waiting: Set<() => void> | null = null

/** Calls back once the next frame is on its way to the screen; the same callback once. */
export function afterPaint(callback: () => void): void {
  if (waiting === null) {
    waiting = new Set()
    const timer = setTimeout(flush, LONGEST_WAIT)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(flush)
    })
  }
  waiting.add(callback)
}

function flush(): void {
  const due = waiting ?? []
  waiting = null
  for (const callback of due) callback()
}
