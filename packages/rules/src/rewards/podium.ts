import type { Step } from '../model/choice.ts'
import type { DistrictId, Seat } from '../model/ids.ts'
import { type IconOf, type Rank, RANK_NAMES, type RankName } from '../model/reward.ts'
import type { Reader } from '../notation/Reader.ts'
import { totalsOf } from '../scoring/standing.ts'
import { stepsOf } from '../scoring/stepsOf.ts'
import type { Story } from '../scoring/Story.ts'
import type { RewardRule } from './RewardRule.ts'

/** [W6] Not for controllers alone: the ranks gain one after the other, and do not pay within a rank. */
export const podium: RewardRule<IconOf<'podium'>> = {
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
  const totals = totalsOf(story.district(path[0] ?? 0).dice, story.seats)
  return ranks.flatMap(({ rank, reward }): Step[] => {
    const gainers = seatsOfRank(rank, totals)
    return gainers.length > 0 ? stepsOf(reward, path, { gainers, partners: gainers }) : []
  })
}

/** [W6] Ranks are different totals, so two who tie for first leave the second rank to the next total. */
function seatsOfRank(rank: RankName, totals: readonly number[]): Seat[] {
  const first = highestBelow(totals, Number.POSITIVE_INFINITY)
  if (rank === 'others') return seatsWith(totals, (total) => total > 0 && total < first)
  let sought = first
  for (let n = RANK_NAMES.indexOf(rank); n > 0; n--) sought = highestBelow(totals, sought)
  return sought === 0 ? [] : seatsWith(totals, (total) => total === sought)
}

/** 0 where there is none. */
function highestBelow(totals: readonly number[], limit: number): number {
  let highest = 0
  for (const total of totals) if (total < limit && total > highest) highest = total
  return highest
}

function seatsWith(totals: readonly number[], fits: (total: number) => boolean): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < totals.length; seat++) if (fits(totals[seat] ?? 0)) seats.push(seat)
  return seats
}

function readRank(reader: Reader, rank: RankName): Rank {
  reader.expect(rank)
  reader.expectMark(':')
  return { rank, reward: reader.readInnerRow(reader) }
}
