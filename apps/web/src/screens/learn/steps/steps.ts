import { finishing } from './finishing.ts'
import { kicking } from './kicking.ts'
import { placing } from './placing.ts'
import { rolling } from './rolling.ts'
import { scoring } from './scoring.ts'
import { sliding } from './sliding.ts'
import type { Step } from './Step.ts'
import { twins } from './twins.ts'
import { winning } from './winning.ts'

/** The lesson, in order. */
export const STEPS: readonly Step[] = [placing, winning, sliding, kicking, twins, rolling, finishing, scoring]
