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

/** Work that nobody waits for, one after another, each when nothing else is to be done. Gives back how to take it back. */
export function whenIdle(work: () => unknown): () => void {
  let wanted = true
  turn = turn
    .then(idle)
    .then(() => (wanted ? Promise.race([work(), pause(PATIENCE)]) : undefined))
    .catch(() => undefined)
  return () => void (wanted = false)
}
