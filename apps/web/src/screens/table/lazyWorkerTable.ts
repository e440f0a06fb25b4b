import { lazyPart } from '../../parts/lazyPart.tsx'

/** It comes with the table's own code: a second way into that would cut it into smaller pieces. */
export const WorkerTable = lazyPart(async () => ({ default: (await import('./TablePage.tsx')).WorkerTable }))
