// Vite makes the address of the built worker.
// oxlint-disable-next-line import/default
import workerAddress from './practiceWorker.ts?worker&url'

/** The worker's code, for a browser that may lose its server before it is wanted. */
export const practiceAddress: string = workerAddress

/** Has the browser keep it. */
export const loadPracticeAhead = (): Promise<unknown> => fetch(practiceAddress)
