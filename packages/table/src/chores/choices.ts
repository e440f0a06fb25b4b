import { commandChore } from './Chore.ts'

/** [K2] Who does not answer in time gets the default. */
export const choices = commandChore(
  ({ state }) => state.deadlines.choice ?? null,
  () => ({ seat: 'table', command: { type: 'answerByDefault' } }),
)
