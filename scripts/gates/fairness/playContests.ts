import { setTimeout as wait } from 'node:timers/promises'
import { ContestTable, type Way } from './ContestTable.ts'
import { CONTESTS } from './FairnessTally.ts'
import { kickAndSand, lockAndFlip, type Records } from './rounds.ts'

const ROUNDS = [lockAndFlip, kickAndSand, lockAndFlip, kickAndSand]
const PER_GAME = 2
/** Tables begin one after the other, so that not all contests fall together. */
const APART = 130

export interface Contests {
  readonly url: string
  readonly near: Way
  readonly far: Way
  /** Of each kind. */
  readonly count: number
  /** At a time. */
  readonly tables: number
}

/** So many tables at a time until there are enough contests; a machine that stands still all the time never has them. */
export async function playContests({ count, tables, ...places }: Contests, records: Records): Promise<void> {
  const { tally } = records
  let left = (5 * count) / PER_GAME
  const isEnough = () => CONTESTS.every((name) => tally.staged(name) >= count)
  const one = async (_: unknown, n: number) => {
    await wait(n * APART)
    while (!isEnough() && left-- > 0) await playGame(places, records)
  }
  await Promise.all(Array.from({ length: Math.min(tables, Math.ceil(count / PER_GAME)) }, one))
}

async function playGame({ url, near, far }: Pick<Contests, 'url' | 'near' | 'far'>, records: Records): Promise<void> {
  const table = await ContestTable.open(url, near, far)
  for (const [n, playRound] of ROUNDS.entries()) {
    await table.round(n + 1)
    await playRound(table, records)
    await table.roundOver()
  }
  table.close()
}

/** Whether there were so many of each kind, and each side won its part. */
export const areFair = ({ tally }: Records, count: number): boolean =>
  CONTESTS.every((name) => tally.staged(name) >= count && tally.isFair(name))

export const contestsTold = ({ tally }: Records): string => CONTESTS.map((name) => tally.line(name)).join(', ')
