import type { Step } from '../model/choice.ts'
import type { DistrictId, Seat } from '../model/ids.ts'
import type { IconOf, Rank, RankName } from '../model/reward.ts'
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
  const ladder = [...new Set(totals)].filter((total) => total > 0).sort((a, b) => b - a)
  const seats = totals.map((_, seat) => seat)
  if (rank === 'others') return seats.filter((seat) => (totals[seat] ?? 0) > 0 && totals[seat] !== ladder[0])
  const total = ladder[{ first: 0, second: 1, third: 2 }[rank]]
  return total === undefined ? [] : seats.filter((seat) => totals[seat] === total)
}

function readRank(reader: Reader, rank: RankName): Rank {
  reader.expect(rank)
  reader.expectMark(':')
  return { rank, reward: reader.readInnerRow(reader) }
}
