import type { Fetch } from '@jelly/client'
import type { Randomness } from '@jelly/rules'
import type { VirtualClock } from '@jelly/table/testing'
import type { Asked } from '../../src/testing/ask.ts'
import type { SimProcess } from './SimProcess.ts'

interface Surroundings {
  readonly clock: VirtualClock
  readonly random: Randomness
  readonly isFaulty: () => boolean
  readonly process: () => Pick<SimProcess, 'ask'> | null
}

/** HTTP: while there are faults the question or the answer may be lost, and some answers come very late. */
export function simFetch({ clock, random, isFaulty, process }: Surroundings): Fetch {
  const isLost = () => isFaulty() && random(20) === 0
  const later = (ms: number, act: () => void) => clock.wakeAt(clock.now() + ms, act)
  const delay = () => 20 + random(100) + (isFaulty() && random(10) === 0 ? random(15_000) : 0)

  return (path, { method, body }) =>
    new Promise((resolve, reject) => {
      const answer = async () => {
        const answered = (await process()?.ask(method, path, body)) ?? null
        if (answered !== null && !isLost()) later(delay(), () => resolve(responseOf(answered)))
      }
      later(20_000, () => reject(new Error('no answer')))
      if (!isLost()) later(delay(), () => void answer())
    })
}

const responseOf = ({ status, body }: Asked) => ({ ok: status < 400, status, json: () => Promise.resolve(body) })
