// How many tables one process holds: doubled until an answer takes too long, then searched between the last two.
import { against, measureLoad } from '../lib/load.ts'

const SLOWEST = 50
const FIRST = 100
const MOST = 3200
/** It is searched until the steps are this part of what is found. */
const STEP = 0.1
const SECONDS = 10
const SHORT_SECONDS = 5
/** How much more than an older commit (JELLY_AGAINST) it has to hold. */
const TIMES_OLD = 2

interface Knee {
  readonly tables: number
  /** The same if the machine did not have to play the players too. */
  readonly alone: number
}

async function search(seconds: number, note: (text: string) => void, checkout?: string): Promise<Knee> {
  let [good, bad, alone] = [0, Infinity, 0]
  while (bad - good > Math.max(good * STEP, FIRST / 2) && good < MOST) {
    const tables = bad === Infinity ? Math.max(FIRST, good * 2) : Math.round((good + bad) / 2)
    const { p99, acksPerSecond, server, ownCpuPercent } = await measureLoad(tables, seconds, [], checkout)
    const holds = p99 <= SLOWEST && acksPerSecond >= tables * 4 * 0.95
    note(
      `${tables} tables: p99 ${p99} ms, ${acksPerSecond} acks/s, server ${server?.cpuPercent} %, players ${ownCpuPercent} %`,
    )
    if (!holds) bad = tables
    else {
      good = tables
      const own = server?.cpuPercent ?? 100
      alone = Math.round((tables * (own + (ownCpuPercent ?? 0))) / own)
    }
  }
  return { tables: good, alone }
}

export default {
  name: 'knee',
  goal: `tables of four, one action a second each, with p99 ≤ ${SLOWEST} ms; ≥ ${TIMES_OLD} × those of the checkout in JELLY_AGAINST`,
  async run({ note, short }: { note: (text: string) => void; short: boolean }) {
    const seconds = short ? SHORT_SECONDS : SECONDS
    const { tables, alone } = await search(seconds, note)
    const figure = `${tables} tables on two cores shared with the players, about ${alone} without the players' part`
    if (against === undefined) return { figure: `${figure}; nothing to compare with`, ok: tables > 0 }
    const old = await search(seconds, note, against)
    const times = tables / old.tables
    return { figure: `${figure}; ${times.toFixed(1)} × the other checkout (${old.tables})`, ok: times >= TIMES_OLD }
  },
}
