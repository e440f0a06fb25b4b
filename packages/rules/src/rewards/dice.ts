import type { Step } from '../model/choice.ts'
import type { PlacedDie } from '../model/game.ts'
import { DICE_PER_SEAT, ownerOf, type Seat } from '../model/ids.ts'
import type { Branch, IconOf } from '../model/reward.ts'
import type { Reader } from '../reading/Reader.ts'
import { addSteps } from '../counting/stepsOf.ts'
import type { RewardRule } from './RewardRule.ts'

/** [W6] It depends on how many surviving dice the gaining seat has there; branch by branch, as written. */
export const dice: RewardRule<IconOf<'dice'>> = {
  outside: 'dice(',
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
    const placed = story.survivors(path[0] ?? 0)
    const steps: Step[] = []
    for (const { from, to, reward } of branches) {
      const within = gainers.filter((seat) => isWithin(countOf(placed, seat), from, to))
      if (within.length > 0) addSteps(steps, reward, path, { gainers: within, partners })
    }
    return steps
  },
}

const isWithin = (count: number, from: number, to: number): boolean => count >= from && count <= to

function countOf(placed: readonly PlacedDie[], seat: Seat): number {
  let count = 0
  for (const { die } of placed) if (ownerOf(die) === seat) count++
  return count
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
