import { think } from '@jelly/bots'
import type { Audience, Clock, Journal, TablePorts } from '@jelly/table'
import { browserEntropy } from '../browserEntropy.ts'

const clock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  wakeAt(time, wake) {
    let timer: ReturnType<typeof setTimeout>
    const sleep = (): void => {
      const left = time - clock.now()
      // A timer may fire a little early: never wake before the time.
      timer = setTimeout(() => (clock.now() >= time ? wake() : sleep()), Math.max(0, left))
    }
    sleep()
    return () => clearTimeout(timer)
  },
}

/** A table for one evening: nothing of it outlives the page. */
const journal: Journal = { append: () => Promise.resolve() }

/** What a table needs of the world, as a browser has it. */
export const browserPorts = (audience: Audience): TablePorts => ({
  clock,
  journal,
  audience,
  entropy: { bytes: browserEntropy },
  botMind: {
    think: (level, temperament, view, seat, seed) => think({ level, temperament, view, seat, seed }),
  },
})
