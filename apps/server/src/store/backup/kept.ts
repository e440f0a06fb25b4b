/** What both stores keep, in an order in which it can be copied. Columns go by their names. */
export const KEPT = ['tables', 'guests', 'games', 'checkpoints', 'journal'] as const
export type Kept = (typeof KEPT)[number]

/** Rows that are held in memory at once. */
export const BATCH = 500

export type OnProgress = (rows: number) => void
