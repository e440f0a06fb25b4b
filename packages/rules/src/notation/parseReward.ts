import type { RewardIcon, Reward } from '../model/reward.ts'
import { rewardRules } from '../rewards/registry.ts'
import { Reader } from '../reading/Reader.ts'

export const MAX_ICONS = 6

/** `2/pod` before `2`: a number alone is a reward too. */
const READING_ORDER = [rewardRules.perPod, ...Object.values(rewardRules)]

const OUTSIDE = Object.entries(rewardRules).flatMap(([kind, { outside }]) =>
  outside === null ? [] : [{ kind, outside }],
)

/** The reward that a text stands for; throws a `NotationError` that names the column. */
export function parseReward(text: string): Reward {
  const reader = new Reader(text, readInnerRow)
  const icons = readRow(reader)
  if (!reader.isAtEnd) reader.fail('a space or the end')
  return icons
}

function readRow(reader: Reader): RewardIcon[] {
  const icons: RewardIcon[] = []
  do {
    if (icons.length === MAX_ICONS) reader.fail(`at most ${MAX_ICONS} icons`)
    if (icons[0]?.kind === 'reroll') reader.fail('nothing beside "reroll podium"')
    if (icons.length > 0 && reader.looksAt(/reroll /y)) reader.fail('"reroll podium" alone in its zone')
    if (icons.some(({ kind }) => kind === 'copy') && reader.looksAt(/copy-/y)) reader.fail('at most one copy')
    icons.push(readIcon(reader))
  } while (reader.accept(' '))
  return icons
}

/** Inside `dice(...)` and `podium(...)`. */
function readInnerRow(reader: Reader): Reward {
  const icons: RewardIcon[] = []
  do {
    if (icons.length === MAX_ICONS) reader.fail(`at most ${MAX_ICONS} icons`)
    if (OUTSIDE.some(({ outside }) => reader.startsWith(outside)))
      reader.fail(`a reward without ${OUTSIDE.map(({ kind }) => kind).join(', ')} inside the brackets`)
    icons.push(readIcon(reader))
  } while (reader.accept(' '))
  return icons
}

function readIcon(reader: Reader): RewardIcon {
  for (const rule of READING_ORDER) {
    const icon = rule.read(reader)
    if (icon !== null) return icon
  }
  return reader.fail('a reward')
}
