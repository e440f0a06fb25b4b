import { Table } from '@jelly/table'
import { openExercise } from './exercise/openExercise.ts'
import { browserPorts } from './browserPorts.ts'
import type { FromWorker, ToWorker } from './practiceMessages.ts'

const ME = 'me'
const LINE = 'page'

const ports = browserPorts({ tell: (_, message) => postMessage(message satisfies FromWorker) })

type Opening = Extract<ToWorker, { type: 'open' }>

/** A table like any other, with one person and a thread of its own. */
async function open(opening: Opening): Promise<Table> {
  const table = await tableOf(opening)
  table.connect(LINE, ME, opening.name)
  return table
}

async function tableOf({ name, ...played }: Opening): Promise<Table> {
  if ('exercise' in played) return openExercise(played.exercise, ME, name, ports)
  const table = await Table.open({ id: 'practice', settings: played.settings, speed: 1, quick: true, ports })
  await table.sit(ME, name)
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
