import { Table } from '@jelly/table'
import { browserPorts } from './browserPorts.ts'
import type { FromWorker, ToWorker } from './practiceMessages.ts'

const ME = 'me'
const LINE = 'page'

const ports = browserPorts({ tell: (_, message) => postMessage(message satisfies FromWorker) })

/** A table like any other, with one person and a thread of its own. */
async function open({ name, settings }: Extract<ToWorker, { type: 'open' }>): Promise<Table> {
  const table = await Table.open({ id: 'practice', settings, speed: 1, quick: true, ports })
  await table.sit(ME, name)
  table.connect(LINE, ME, name)
  return table
}

let table: Promise<Table> | null = null

async function hear(message: ToWorker): Promise<void> {
  if (message.type === 'open') {
    table ??= open(message)
    return
  }
  const now = ports.clock.now()
  const { message: said } = message
  if (said.type === 'ping') postMessage({ type: 'pong', n: said.n, now } satisfies FromWorker)
  else if (said.type !== 'hello') (await table)?.receive(LINE, said, now)
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void hear(data))
