import { brink, place } from '../support/Contest.ts'

/** A short and a long line. */
export const LINES = [{ delay: 10 }, { delay: 150 }] as const
export const SIXES = [6, 6, 6]

/** Ann has placed all her dice, the others have theirs. */
export const annIsDone = () =>
  brink(SIXES, async (table, ann) => {
    await place(table, ann, 7, 0)
    await table.wait(50)
  })
