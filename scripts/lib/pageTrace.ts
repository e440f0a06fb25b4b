interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds, by the same clock on all threads. */
  readonly ts: number
  readonly dur?: number
  /** Microseconds of the thread's own time: what other programs of a busy machine take does not count. */
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: EventTiming }
}

/** What the browser notes about an input event; milliseconds. */
interface EventTiming {
  readonly type: string
  readonly interactionId: number
  /** From the input to the frame that shows what it did, on the screen; not rounded as it is for scripts. */
  readonly duration: number
  readonly timeStamp: number
  readonly processingEnd: number
  readonly commitFinishTime: number
}

/** Milliseconds. */
export interface Press {
  readonly total: number
  /** The time that the page's main thread spent until the frame was made; the rest is raster, display and waiting. */
  readonly own: number
}

export interface Measured {
  /** The tasks of the page's main thread, in milliseconds of its own time. */
  readonly tasks: number[]
  readonly presses: Press[]
}

const isTask = ({ name, ph }: TraceEvent): boolean => ph === 'X' && name.endsWith('RunTask')

/** Tasks and presses of the page in a trace of Chromium (`toplevel`, `devtools.timeline`). */
export function readTrace(trace: Buffer): Measured {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const isMain = ({ name, args }: TraceEvent): boolean => name === 'thread_name' && args.name === 'CrRendererMain'
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`))
  const tasks = traceEvents.filter((event) => isTask(event) && threads.has(`${event.pid} ${event.tid}`))
  return { tasks: tasks.map(({ tdur = 0 }) => tdur / 1000), presses: pressesIn(traceEvents, tasks) }
}

/** One for each press: the slowest of its events, which are going down, going up and the click. */
function pressesIn(events: readonly TraceEvent[], tasks: readonly TraceEvent[]): Press[] {
  const slowest = new Map<number, Press>()
  for (const { name, pid, ts, args } of events) {
    const timing = name === 'EventTiming' ? args.data : undefined
    if (!timing || !timing.interactionId) continue
    const { interactionId, duration } = timing
    if (duration <= (slowest.get(interactionId)?.total ?? 0)) continue
    const until = ts + 1000 * (Math.max(timing.commitFinishTime, timing.processingEnd) - timing.timeStamp)
    const own = tasks.filter((task) => task.pid === pid && task.ts < until && task.ts + (task.dur ?? 0) > ts)
    slowest.set(interactionId, { total: duration, own: own.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) })
  }
  return [...slowest.values()]
}
