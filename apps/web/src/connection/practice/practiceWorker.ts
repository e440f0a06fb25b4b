import { openPlayOn } from '@jelly/table/replay'
import { browserPorts } from './browserPorts.ts'
import { openExercise } from './exercise/openExercise.ts'
import { LINE, MY_PERSON, PracticeHost } from './PracticeHost.ts'
import type { FromWorker, ToWorker } from './practiceMessages.ts'

const tell = (message: FromWorker): void => postMessage(message)
const ports = browserPorts({ tell: (_, message) => tell(message) })

type Host = Pick<PracticeHost, 'hold' | 'receive'>

/** A table like any other, with one person and a thread of its own. */
async function open({ name, ...played }: Extract<ToWorker, { type: 'open' }>): Promise<Host> {
  if ('practice' in played) {
    const host = new PracticeHost(ports, tell)
    await host.open(name, played.practice)
    return host
  }
  const table =
    'exercise' in played
      ? await openExercise(played.exercise, MY_PERSON, name, ports)
      : await openPlayOn(played.playOn, MY_PERSON, ports)
  table.connect(LINE, MY_PERSON, name)
  return { hold: () => Promise.resolve(), receive: (message, now) => table.receive(LINE, message, now) }
}

let host: Host | null = null

async function hear(message: ToWorker): Promise<void> {
  if (message.type === 'open') host ??= await open(message)
  else if (message.type === 'hold') await host?.hold(message.isHeld)
  else if (message.message.type !== 'ping' && message.message.type !== 'hello')
    host?.receive(message.message, ports.clock.now())
}

/** One message after the other; the clock is told at once. */
let heard: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'say' && data.message.type === 'ping')
    return tell({ type: 'pong', n: data.message.n, now: ports.clock.now() })
  heard = heard.then(() => hear(data)).catch((problem: unknown) => tell({ type: 'failed', problem: String(problem) }))
  return undefined
})
