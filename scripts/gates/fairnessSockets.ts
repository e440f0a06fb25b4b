import { setTimeout as wait } from 'node:timers/promises'
import { cheat, forgedPongs, isWithinQuota, lateFrames, latePongs, type Loot } from './fairness/cheats.ts'
import { ContestTable, type Way } from './fairness/ContestTable.ts'
import { startLoadedServer } from './fairness/loadedServer.ts'
import { LongLine } from './fairness/LongLine.ts'
import { Metronome } from './fairness/Metronome.ts'
import { kickAndSand, lockAndFlip, type Records } from './fairness/rounds.ts'
import { CONTESTS, FairnessTally } from './fairness/FairnessTally.ts'

/** Of each kind. A small number for a quick look: FAIRNESS_CONTESTS=100 npm run gates -- fairness-sockets */
const COUNT = Number(process.env['FAIRNESS_CONTESTS'] ?? 1000)
const TABLES = Number(process.env['FAIRNESS_TABLES'] ?? 40)
const NEAR = 20
const FAR = 300
const ROUNDS = [lockAndFlip, kickAndSand, lockAndFlip, kickAndSand]
const PER_GAME = 2
const MOST_GAMES = (5 * COUNT) / PER_GAME
/** Tables begin one after the other, so that not all contests fall together. */
const APART = 130

async function playGame(url: string, near: Way, far: Way, records: Records): Promise<void> {
  const table = await ContestTable.open(url, near, far)
  for (const [n, playRound] of ROUNDS.entries()) {
    await table.round(n + 1)
    await playRound(table, records)
    await table.roundOver()
  }
  table.close()
}

/** So many tables at a time until there are enough contests; a machine that stands still all the time never has them. */
async function playAll(tally: FairnessTally, play: () => Promise<void>): Promise<void> {
  let left = MOST_GAMES
  const isEnough = () => CONTESTS.every((name) => tally.staged(name) >= COUNT)
  const one = async (_: unknown, n: number) => {
    await wait(n * APART)
    while (!isEnough() && left-- > 0) await play()
  }
  await Promise.all(Array.from({ length: Math.min(TABLES, Math.ceil(COUNT / PER_GAME)) }, one))
}

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
      playAll(tally, () => playGame(url, near, far, records)),
    ])
    for (const line of [near, far]) line.close()
    metronome.stop()
    await stop()
    note(`${tally.voided} contests left out and repeated: the machine stood still meanwhile`)
    const cheats = `forged pongs ${told(forged)}; late ones of a page ${told(late)}, answers ${late.answersLate} ms late; late frames too ${told(own)}`
    const isFair = CONTESTS.every((name) => tally.staged(name) >= COUNT && tally.isFair(name))
    const ok = isFair && forged.stolen === 0 && late.stolen === 0 && late.answersLate > 200 && isWithinQuota(own)
    return { figure: `near:far ${CONTESTS.map((name) => tally.line(name)).join(', ')}; ${cheats}`, ok }
  },
}
