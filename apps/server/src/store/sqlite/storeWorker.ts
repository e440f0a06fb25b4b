import { parentPort, workerData } from 'node:worker_threads'
import { JournalDatabase } from './JournalDatabase.ts'
import type { DatabaseOptions } from './schema.ts'
import { sqliteFailure } from './sqliteFailure.ts'
import type { DatabaseQuestion, Reply } from './workerMessages.ts'

if (parentPort === null) throw new Error('the store runs in a worker thread')
const port = parentPort

function answer(db: JournalDatabase, question: DatabaseQuestion): Reply {
  const { n } = question
  try {
    if (!('writes' in question)) return { n, found: db.read(question.read) }
    const outcomes = db.write(question.writes)
    return { n, outcomes: outcomes.some((outcome) => outcome !== null) ? outcomes : null }
  } catch (error) {
    return { n, failed: sqliteFailure(error) }
  }
}

const db = new JournalDatabase(workerData as DatabaseOptions)
port.on('message', (question: DatabaseQuestion) => port.postMessage(answer(db, question)))
port.postMessage('ready')
