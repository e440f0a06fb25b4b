// Two who contest at tables of a process at which neither of them is: their gateways' clocks are wrong, and the wires of one are longer.
import { startNats } from '../engines/startNats.ts'
import { startPostgres } from '../engines/startPostgres.ts'
import { FairnessTally } from './fairness/FairnessTally.ts'
import { startLoadedNode } from './fairness/loadedNode.ts'
import { LongLine } from './fairness/LongLine.ts'
import { Metronome } from './fairness/Metronome.ts'
import { areFair, contestsTold, playContests } from './fairness/playContests.ts'
import { ShownClock } from './fairness/ShownClock.ts'

/** Of each of four kinds. */
const COUNT = 500
const SHORT_COUNT = 40
const TABLES = 20
const LINE = 20
/** There and back: 30 ms each way. */
const LONGER = 60
const OFF = 500
const MOST_SHOWN = 100
const PLENTY = 100_000
const TELL_EVERY = 20_000

interface Stage {
  /** The process of all tables, and the gateways of the two. */
  readonly url: string
  readonly early: LongLine
  readonly late: LongLine
}

/** Three servers, PostgreSQL and NATS; all of it ends after the play. */
async function onStage<Result>(stalls: SharedArrayBuffer, play: (stage: Stage) => Promise<Result>): Promise<Result> {
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
  const longer = await LongLine.open(nats.url, LONGER)
  const common = { store: postgres.url, stalls }
  const servers = [
    await startLoadedNode({ ...common, name: 'owner', wires: nats.url, clockOff: 0, maxTables: PLENTY }),
    await startLoadedNode({ ...common, name: 'early', wires: nats.url, clockOff: OFF, maxTables: 0 }),
    await startLoadedNode({ ...common, name: 'late', wires: `nats://${longer.host}`, clockOff: -OFF, maxTables: 0 }),
  ] as const
  const [owner, ...gateways] = servers
  const [early, late] = await Promise.all([LongLine.open(gateways[0].url, LINE), LongLine.open(gateways[1].url, LINE)])
  try {
    return await play({ url: owner.url, early, late })
  } finally {
    for (const line of [early, late, longer]) line.close()
    for (const { stop } of servers) await stop()
    await Promise.all([postgres.end(), nats.end()])
  }
}

export default {
  name: 'cluster-fairness',
  goal: `over sockets at two gateways with clocks ±${OFF} ms, one with wires ${LONGER / 2} ms longer each way, ${4 * COUNT} contests: each wins 45–55 %; the time shown is off by ≤ ${MOST_SHOWN} ms`,
  needs: ['engines'],
  async run({ note, short }: { note: (text: string) => void; short: boolean }) {
    const count = short ? SHORT_COUNT : COUNT
    const stalls = Metronome.memory()
    return onStage(stalls, async ({ url, early, late }) => {
      const records = { tally: new FairnessTally(), metronome: Metronome.start(stalls) }
      const tell = setInterval(() => note(contestsTold(records)), TELL_EVERY)
      const clocks = [await ShownClock.open(url, early.socketUrl), await ShownClock.open(url, late.socketUrl)]
      await playContests({ url, near: early, far: late, count, tables: TABLES }, records)
      clearInterval(tell)
      for (const clock of clocks) clock.close()
      records.metronome.stop()
      note(`${records.tally.voided} contests left out and repeated: the machine stood still meanwhile`)
      const shown = clocks.map(({ most }) => most)
      return {
        figure: `early:late ${contestsTold(records)}; the time shown is off by at most ${shown.join(' and ')} ms`,
        ok: areFair(records, count) && shown.every((most) => most <= MOST_SHOWN),
      }
    })
  },
}
