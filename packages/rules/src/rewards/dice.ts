import type { Step } from '../model/choice.ts'
import { DICE_PER_SEAT, ownerOf } from '../model/ids.ts'
import type { Branch, IconOf } from '../model/reward.ts'
import type { Reader } from '../notation/Reader.ts'
import { stepsOf } from '../scoring/stepsOf.ts'
import type { RewardRule } from './RewardRule.ts'

/** [W6] It depends on how many surviving dice the gaining seat has there; branch by branch, as written. */
export const dice: RewardRule<IconOf<'dice'>> = {
  read(reader) {
    if (!reader.accept('dice(')) return null
    const branches: Branch[] = []
    let from = 1
    do {
      const branch = readBranch(reader, from)
      branches.push(branch)
      from = branch.to + 1
      if (from <= DICE_PER_SEAT) reader.expectMark(',')
    } while (from <= DICE_PER_SEAT)
    reader.expect(')')
    return { kind: 'dice', branches }
  },
  notation: ({ branches }, row) =>
    `dice(${branches.map((branch) => `${countsOf(branch)}: ${row(branch.reward)}`).join(', ')})`,
  grant({ branches }, { gainers, partners, story, step: { path } }) {
    const placed = story.district(path[0] ?? 0).dice
    const count = (seat: number): number => placed.filter(({ die }) => ownerOf(die) === seat).length
    return branches.flatMap(({ from, to, reward }): Step[] => {
      const within = gainers.filter((seat) => count(seat) >= from && count(seat) <= to)
      return within.length > 0 ? stepsOf(reward, path, { gainers: within, partners }) : []
    })
  },
}

/** The counts must rise and cover 1 to 7, so each branch starts where the last one ended. */
function readBranch(reader: Reader, from: number): Branch {
  reader.number(from, from)
  const to = readEnd(reader, from)
  reader.expectMark(':')
  return { from, to, reward: reader.readInnerRow(reader) }
}

function readEnd(reader: Reader, from: number): number {
  if (reader.accept('+')) return DICE_PER_SEAT
  return from < DICE_PER_SEAT && reader.accept('-') ? reader.number(from + 1, DICE_PER_SEAT) : from
}

const countsOf = ({ from, to }: Branch): string =>
  from === to ? `${from}` : to === DICE_PER_SEAT ? `${from}+` : `${from}-${to}`
