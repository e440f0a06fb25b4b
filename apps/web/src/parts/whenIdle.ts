const SOON = 300
/** A page that is never idle, in the middle of a game, waits so long. */
const LATEST = 2000
/** What takes longer, on a bad line for example, does not hold up the rest. */
const PATIENCE = 8000

let turn: Promise<unknown> = Promise.resolve()

const pause = (ms: number): Promise<unknown> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Until the browser has nothing else to do. */
export const idle = (): Promise<unknown> =>
  typeof requestIdleCallback === 'function'
    ? new Promise((resolve) => void requestIdleCallback(resolve, { timeout: LATEST }))
    : pause(SOON)

/** So long at a time: a press that comes meanwhile waits no longer. */
const SLICE = 6

/** Takes step after step in idle time, until one gives back false. Ends with what it gives back. */
export function whileIdle(step: () => boolean): () => void {
  let wanted = true
  const goOn = async (): Promise<void> => {
    await idle()
    const until = performance.now() + SLICE
    while (wanted && performance.now() < until) wanted = step()
    if (wanted) void goOn()
  }
  void goOn()
  return () => void (wanted = false)
}

/** Work that nobody waits for, one after another, each when nothing else is to be done. Gives back how to take it back. */
export function whenIdle(work: () => unknown): () => void {
  let wanted = true
  turn = turn
    .then(idle)
    .then(() => (wanted ? Promise.race([work(), pause(PATIENCE)]) : undefined))
    .catch(() => undefined)
  return () => void (wanted = false)
}
