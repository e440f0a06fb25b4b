const SOON = 1500

/** Calls back when the browser has nothing else to do; gives back how to take it back. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(act)
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(act, SOON)
  return () => clearTimeout(timer)
}
