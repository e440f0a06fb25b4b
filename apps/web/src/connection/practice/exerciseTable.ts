import type { TableStore } from '@jelly/client'
import type { Exercise } from './exercise/Exercise.ts'
import { exerciseHistory } from './exercise/exerciseHistory.ts'
import { openWorkerTable } from './practiceTable.ts'

/** A made-up moment of a game, in this browser. */
export const openExerciseTable = (name: string, exercise: Exercise): TableStore =>
  openWorkerTable(name, { exercise }, exerciseHistory(exercise))
