import { buildReplay, replayText } from '@jelly/dice'
import { type Journal, type JournalRow, replaysOf, Table } from '@jelly/table'
import { openPlayOn } from '@jelly/table/replay'
import { openExercise } from './exercise/openExercise.ts'
import { browserPorts } from './browserPorts.ts'
import type { FromWorker, ToWorker } from './practiceMessages.ts'

const ME = 'me'
const LINE = 'page'

const tell = (message: FromWorker): void => postMessage(message)
const ports = browserPorts({ tell: (_, message) => tell(message) })

const endsGame = ({ events }: JournalRow): boolean =>
  events.some((told) => told.type === 'game' && told.event.type === 'gameEnded')

/** What a table wrote is only good for the replays of its games. */
function memoryJournal(): Journal {
  const rows: JournalRow[] = []
  return {
    append(row) {
      rows.push(row)
      const parts = endsGame(row) ? replaysOf(rows).at(-1) : undefined
      if (parts !== undefined) tell({ type: 'finished', gameId: parts.gameId, text: replayText(buildReplay(parts)) })
      return Promise.resolve()
    },
  }
}

type Opening = Extract<ToWorker, { type: 'open' }>

/** A table like any other, with one person and a thread of its own. */
async function open(opening: Opening): Promise<Table> {
  const table = await tableOf(opening)
  table.connect(LINE, ME, opening.name)
  return table
}

async function tableOf({ name, ...played }: Opening): Promise<Table> {
  if ('exercise' in played) return openExercise(played.exercise, ME, name, ports)
  if ('playOn' in played) return openPlayOn(played.playOn, ME, ports)
  const options = { id: 'practice', settings: played.settings, speed: 1, quick: true } as const
  const table = await Table.open({ ...options, ports: { ...ports, journal: memoryJournal() } })
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
  if (said.type === 'ping') tell({ type: 'pong', n: said.n, now })
  else if (said.type !== 'hello') (await table)?.receive(LINE, said, now)
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void hear(data))
