import { cheat, forgedPongs, isWithinQuota, lateFrames, latePongs, type Loot } from './fairness/cheats.ts'
import { startLoadedServer } from './fairness/loadedServer.ts'
import { LongLine } from './fairness/LongLine.ts'
import { Metronome } from './fairness/Metronome.ts'
import { areFair, contestsTold, playContests } from './fairness/playContests.ts'
import { FairnessTally } from './fairness/FairnessTally.ts'

/** Of each kind. A small number for a quick look: FAIRNESS_CONTESTS=100 npm run gates -- fairness-sockets */
const COUNT = Number(process.env['FAIRNESS_CONTESTS'] ?? 1000)
const TABLES = Number(process.env['FAIRNESS_TABLES'] ?? 40)
const NEAR = 20
const FAR = 300

const told = ({ stolen, contests, gained, reported }: Loot): string =>
  `stole ${stolen} of ${contests} (${gained} ms a round, reported ${reported})`

export default {
  name: 'fairness-sockets',
  goal: `${NEAR} against ${FAR} ms there and back over sockets, ${COUNT} contests of each kind: each wins 45–55 %; forged pongs and those that a page holds back gain 0 and are reported; a client that holds back frames too gains ≤ 500 ms a round, which is reported`,
  async run({ note }: { note: (text: string) => void }) {
    const stalls = Metronome.memory()
    const { url, stop } = await startLoadedServer(stalls)
    const [near, far] = await Promise.all([LongLine.open(url, NEAR), LongLine.open(url, FAR)])
    const records = { tally: new FairnessTally(), metronome: Metronome.start(stalls) }
    const { tally, metronome } = records
    const [forged, late, own] = await Promise.all([
      cheat(url, near, { pongs: forgedPongs }, metronome),
      cheat(url, near, { pongs: latePongs }, metronome),
      cheat(url, near, { pongs: latePongs, open: lateFrames(near.socketUrl) }, metronome),
      playContests({ url, near, far, count: COUNT, tables: TABLES }, records),
    ])
    for (const line of [near, far]) line.close()
    metronome.stop()
    await stop()
    note(`${tally.voided} contests left out and repeated: the machine stood still meanwhile`)
    const cheats = `forged pongs ${told(forged)}; late ones of a page ${told(late)}, answers ${late.answersLate} ms late; late frames too ${told(own)}`
    const ok =
      areFair(records, COUNT) &&
      forged.stolen === 0 &&
      late.stolen === 0 &&
      late.answersLate > 200 &&
      isWithinQuota(own)
    return { figure: `near:far ${contestsTold(records)}; ${cheats}`, ok }
  },
}
