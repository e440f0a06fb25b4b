const PER_ROW = 3
const LONGEST = 3

/**
 * How many milliseconds after a commit of so many rows began the next one may begin. A row that comes after a while goes at once; under load many rows
 * share what a commit costs, and where the pause may be longer, it is so the fuller the commit was.
 */
export const commitPause = (rows: number, longest = LONGEST): number => Math.min(PER_ROW * rows, longest)
