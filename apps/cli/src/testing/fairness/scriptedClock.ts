import { setTimeout as wait } from 'node:timers/promises'

/** The one clock by which all presses of the script are made, the same as the server's. */
export const now = (): number => performance.timeOrigin + performance.now()

export async function waitUntil(time: number): Promise<void> {
  const left = time - now()
  if (left > 0) await wait(left)
}
