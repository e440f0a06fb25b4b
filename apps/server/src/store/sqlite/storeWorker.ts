import { parentPort, workerData } from 'node:worker_threads'
import { JournalDatabase } from './JournalDatabase.ts'
import type { DatabaseOptions } from './form/schema.ts'
import { sqliteFailure } from './form/sqliteFailure.ts'
import type { DatabaseQuestion, Ready, Reply } from './form/workerMessages.ts'

if (parentPort === null) throw new Error('the store runs in a worker thread')
const port = parentPort

/** Most is answered at once; a copy of the whole file takes its time, and others are answered meanwhile. */
function answer(db: JournalDatabase, question: DatabaseQuestion): Reply | Promise<Reply> {
  const { n } = question
  try {
    if (!('writes' in question)) {
      const found = db.read(question.read)
      if (!(found instanceof Promise)) return { n, found }
      return found.then(
        () => ({ n, found: null }),
        (error: unknown) => ({ n, failed: sqliteFailure(error) }),
      )
    }
    const outcomes = db.write(question.writes)
    return { n, outcomes: outcomes.some((outcome) => outcome !== null) ? outcomes : null }
  } catch (error) {
    return { n, failed: sqliteFailure(error) }
  }
}

const db = new JournalDatabase(workerData as DatabaseOptions)
port.on('message', (question: DatabaseQuestion) => {
  const reply = answer(db, question)
  if (reply instanceof Promise) void reply.then((later) => port.postMessage(later))
  else port.postMessage(reply)
})
port.postMessage({ ready: true, losses: db.losses } satisfies Ready)
