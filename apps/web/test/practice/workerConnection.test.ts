import type { ConnectionStatus } from '@jelly/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { FromWorker, ToWorker } from '../../src/connection/practice/practiceMessages.ts'
import { WorkerConnection } from '../../src/connection/practice/WorkerConnection.ts'

/** A browser's worker without its thread: what is posted to it, and what it does next. */
class HeldWorker extends EventTarget {
  static latest: HeldWorker | null = null
  readonly posted: ToWorker[] = []
  isTerminated = false

  constructor() {
    super()
    HeldWorker.latest = this
  }

  postMessage(message: ToWorker): void {
    this.posted.push(message)
  }

  terminate(): void {
    this.isTerminated = true
  }

  says(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function started(): { states: ConnectionStatus[]; worker: HeldWorker; connection: WorkerConnection } {
  vi.stubGlobal('Worker', HeldWorker)
  onTestFinished(() => void vi.unstubAllGlobals())
  const states: ConnectionStatus[] = []
  const connection = new WorkerConnection('Ann', { practice: { settings: {}, bots: [] } })
  connection.start({ heard: () => undefined, turned: (status) => states.push(status), lastSeen: () => null })
  return { states, connection, worker: HeldWorker.latest as HeldWorker }
}

const NOT_RUNNING = { kind: 'ended', reason: 'notRunning' }

test('a worker whose code does not come ends the connection, once', () => {
  const { states, worker } = started()
  worker.dispatchEvent(new Event('error'))
  worker.dispatchEvent(new Event('error'))
  expect(states).toEqual([{ kind: 'open' }, NOT_RUNNING])
  expect(worker.isTerminated).toBe(true)
})

test('so does one whose table could not be opened', () => {
  const { states, worker } = started()
  worker.says({ type: 'failed', problem: 'JournalError' })
  expect(states.at(-1)).toEqual(NOT_RUNNING)
})

test('a page that has gone on hears nothing of it', () => {
  const { states, worker, connection } = started()
  connection.close()
  worker.dispatchEvent(new Event('error'))
  expect(states).toEqual([{ kind: 'open' }])
})

test('a browser that has no workers is told too', async () => {
  const states: ConnectionStatus[] = []
  const connection = new WorkerConnection('Ann', { practice: { settings: {}, bots: [] } })
  connection.start({ heard: () => undefined, turned: (status) => states.push(status), lastSeen: () => null })
  await Promise.resolve()
  expect(states).toEqual([NOT_RUNNING])
})
