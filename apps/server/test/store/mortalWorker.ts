import { parentPort } from 'node:worker_threads'
import type { DatabaseQuestion } from '../../src/store/sqlite/form/workerMessages.ts'
import '../../src/store/sqlite/storeWorker.ts'

/** The worker of the store, which dies of a certain question. */
parentPort?.on('message', (question: DatabaseQuestion) => {
  if ('read' in question && question.read.kind === 'game' && question.read.id === 'die') throw new Error('it died')
})
