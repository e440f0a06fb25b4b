import { parentPort } from 'node:worker_threads'
import { type BotQuestion, think } from '@jelly/bots'

if (parentPort === null) throw new Error('an ace thinks in a worker thread')
const port = parentPort

port.on('message', ({ n, question }: { n: number; question: BotQuestion }) => {
  port.postMessage({ n, thought: think(question) })
})
