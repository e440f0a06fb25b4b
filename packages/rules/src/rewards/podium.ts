import type { Step } from '../model/choice.ts'
import type { DistrictId, Seat } from '../model/ids.ts'
import type { IconOf, Rank, RankName } from '../model/reward.ts'
import type { Reader } from '../reading/Reader.ts'
import { addSteps } from '../counting/stepsOf.ts'
import type { Story } from '../counting/Story.ts'
import type { RewardRule } from './RewardRule.ts'

/** [W6] Not for controllers alone: the ranks gain one after the other, and do not pay within a rank. */
export const podium: RewardRule<IconOf<'podium'>> = {
  outside: 'podium(',
  read(reader) {
    if (!reader.accept('podium(')) return null
    const ranks = [readRank(reader, 'first')]
    reader.expectMark(',')
    if (reader.looksAt(/others/y)) ranks.push(readRank(reader, 'others'))
    else {
      if (!reader.looksAt(/second/y)) reader.fail('"second" or "others"')
      ranks.push(readRank(reader, 'second'))
      if (reader.accept(',')) {
        reader.accept(' ')
        ranks.push(readRank(reader, 'third'))
      }
    }
    reader.expect(')')
    return { kind: 'podium', ranks }
  },
  notation: ({ ranks }, row) => `podium(${ranks.map(({ rank, reward }) => `${rank}: ${row(reward)}`).join(', ')})`,
  grant: ({ ranks }, { story, step: { path } }) => podiumSteps(ranks, path, story),
}

export function podiumSteps(ranks: readonly Rank[], path: readonly DistrictId[], story: Story): Step[] {
  const { totals } = story.outcome(path[0] ?? 0)
  const steps: Step[] = []
  for (const { rank, reward } of ranks) {
    const gainers = seatsOfRank(rank, totals)
    if (gainers.length > 0) addSteps(steps, reward, path, { gainers, partners: gainers })
  }
  return steps
}

/** [W6] Ranks are different totals, so two who tie for first leave the second rank to the next total. */
function seatsOfRank(rank: RankName, totals: readonly number[]): Seat[] {
  const first = highestBelow(totals, Number.POSITIVE_INFINITY)
  if (rank === 'first') return seatsWithin(totals, first, first)
  if (rank === 'others') return seatsWithin(totals, 1, first - 1)
  const second = highestBelow(totals, first)
  const sought = rank === 'second' ? second : highestBelow(totals, second)
  return seatsWithin(totals, Math.max(1, sought), sought)
}

/** 0 where there is none. */
function highestBelow(totals: readonly number[], limit: number): number {
  let highest = 0
  for (const total of totals) if (total < limit && total > highest) highest = total
  return highest
}

function seatsWithin(totals: readonly number[], low: number, high: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < totals.length; seat++) {
    const total = totals[seat] ?? 0
    if (total >= low && total <= high) seats.push(seat)
  }
  return seats
}

function readRank(reader: Reader, rank: RankName): Rank {
  reader.expect(rank)
  reader.expectMark(':')
  return { rank, reward: reader.readInnerRow(reader) }
}
