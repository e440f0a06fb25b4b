import { finishing } from './finishing.ts'
import { kicking } from './kicking.ts'
import { placing } from './placing.ts'
import { rolling } from './rolling.ts'
import { scoring } from './scoring.ts'
import { sliding } from './sliding.ts'
import type { LessonStep } from './LessonStep.ts'
import { twins } from './twins.ts'
import { winning } from './winning.ts'

/** The lesson, in order. */
export const STEPS: readonly LessonStep[] = [placing, winning, sliding, kicking, twins, rolling, finishing, scoring]
