import { describe, expect, it } from 'vitest'
import type { Clock } from '../../src/index.ts'
import type { VirtualClock } from '../../src/testing/index.ts'
import { Contest } from '../support/Contest.ts'
import type { Wire } from '../support/WiredPlayer.ts'
import { annIsDone, SIXES } from './brinks.ts'

/** A thread that does nothing between two times: then it reads what has come meanwhile, and only then rings its timers. */
class Stall {
  from = Infinity
  to = Infinity

  endOf(time: number): number {
    return time >= this.from && time < this.to ? this.to : time
  }

  clockOver(clock: VirtualClock): Clock {
    const afterSockets = (time: number) => (this.endOf(time) === time ? time : this.to + 0.01)
    return { now: () => clock.now(), wakeAt: (time, wake) => clock.wakeAt(afterSockets(time), wake) }
  }
}

interface Bout {
  readonly stall: number
  /** When the stall begins, counted from the first press. */
  readonly begins: number
  /** By how much Ann, whose line is short, presses before Bob, whose line is long; below zero she is later. */
  readonly before: number
}

/** Ann locks a district, Bob places a die there: whether it goes as they pressed. */
async function goesAsPressed(rows: Awaited<ReturnType<typeof annIsDone>>, bout: Bout): Promise<boolean> {
  const stall = new Stall()
  let clock: VirtualClock | null = null
  const wire = (delay: number): Wire => ({
    delay,
    jitter: () => (clock === null ? 0 : stall.endOf(clock.now() + delay) - clock.now() - delay),
  })
  const contest = new Contest(1, [wire(10), wire(150)], SIXES)
  Object.assign(contest.ports, { clock: stall.clockOver(contest.clock) })
  await contest.begin(rows)
  clock = contest.clock
  const at = contest.clock.now() + 500
  stall.from = at + bout.begins
  stall.to = stall.from + bout.stall
  contest.press(contest.ann, at + Math.max(0, -bout.before), { type: 'lockDistrict', district: 3 })
  const place = contest.press(contest.bob, at + Math.max(0, bout.before), { type: 'placeDie', die: 7, district: 3 })
  await contest.clock.advance(2500)
  return (place.refusal() === null) === bout.before < 0
}

const BEGINS = [-40, 0, 20, 60, 100, 140, 170]

describe('a server whose thread stalls', () => {
  it.each([20, 50, 100])(
    'for %i ms orders presses that are further apart than that as they were pressed',
    async (stall) => {
      const rows = await annIsDone()
      for (const begins of BEGINS)
        for (const before of [stall + 1, -stall - 1]) {
          const bout = { stall, begins, before }
          expect([bout, await goesAsPressed(rows, bout)]).toEqual([bout, true])
        }
    },
  )

  it('may take presses that are closer together for one another', async () => {
    const rows = await annIsDone()
    const wrong: Bout[] = []
    for (const begins of BEGINS) {
      const bout = { stall: 100, begins, before: 60 }
      if (!(await goesAsPressed(rows, bout))) wrong.push(bout)
    }
    expect(wrong.length).toBeGreaterThan(0)
  })
})
