import { parentPort } from 'node:worker_threads'
import { type Question, think } from './think.ts'

if (parentPort === null) throw new Error('an ace thinks in a worker thread')
const port = parentPort

port.on('message', ({ n, question }: { n: number; question: Question }) => {
  port.postMessage({ n, thought: think(question) })
})
