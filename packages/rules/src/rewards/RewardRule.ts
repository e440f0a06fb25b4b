import type { Answers, Question, Step } from '../model/choice.ts'
import type { Seat } from '../model/ids.ts'
import type { RewardIcon, Reward } from '../model/reward.ts'
import type { Reader } from '../reading/Reader.ts'
import type { Story } from '../counting/Story.ts'

/** Everything that one kind of icon is: how it is written, what it asks and what it does. */
export interface RewardRule<I extends RewardIcon> {
  /** How its text starts, if it may not stand inside the brackets of another icon; null where it may. */
  readonly outside: string | null
  /** Reads the icon, if the text starts with one; else it returns null and leaves the reader where it was. */
  read(reader: Reader): I | null
  /** The canonical text; `row` writes the rewards inside brackets. */
  notation(icon: I, row: (reward: Reward) => string): string
  /** What must be answered before it can be granted; null where nothing must. */
  asks?(icon: I, granting: Granting): Question | null
  /** Grants it. An icon that stands for other icons returns them as steps: they are resolved next. */
  grant(icon: I, granting: Granting): readonly Step[]
}

export interface Granting {
  readonly step: Step
  readonly gainers: readonly Seat[]
  readonly partners: readonly Seat[]
  readonly story: Story
  readonly answers: Answers
}

export const NO_STEPS: readonly Step[] = []
