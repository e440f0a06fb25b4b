const PER_ROW = 3
const LONGEST = 3

/**
 * How many milliseconds after a commit of so many rows began the next one may begin. The fuller it was, the longer the next one collects:
 * a lone row goes at once, and many rows share what a commit costs.
 */
export const commitPause = (rows: number, longest = LONGEST): number => Math.min(PER_ROW * rows, longest)
