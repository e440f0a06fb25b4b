import { commandTask } from './Task.ts'

/** [K2] Who does not answer in time gets the default. */
export const choices = commandTask(
  ({ state }) => state.deadlines.choice ?? null,
  () => ({ seat: 'table', command: { type: 'answerByDefault' } }),
)
