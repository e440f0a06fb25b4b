import { EventEmitter } from 'node:events'

/**
 * Stands in for `node:worker_threads`: the worker's file runs in this thread, where mutation testing can see which of its
 * lines a test reaches. Messages are copied and arrive later, as they do between threads.
 */
export let workerData: unknown
export let parentPort: Port | null = null

let count = 0
let starting: Promise<unknown> = Promise.resolve()

class Port extends EventEmitter {
  other: EventEmitter | null = null

  postMessage(message: unknown): void {
    const copy: unknown = structuredClone(message)
    setImmediate(() => this.other?.emit('message', copy))
  }
}

export class Worker extends Port {
  readonly #inside = new Port()

  constructor(file: URL, options: { workerData: unknown }) {
    super()
    this.other = this.#inside
    this.#inside.other = this
    starting = starting.then(() => this.#start(file, options.workerData))
  }

  async #start(file: URL, data: unknown): Promise<void> {
    workerData = structuredClone(data)
    parentPort = this.#inside
    try {
      count += 1
      await import(/* @vite-ignore */ `${file.pathname}?worker=${count}`)
    } catch (error) {
      this.emit('error', error)
    }
  }

  async terminate(): Promise<void> {
    this.other = null
    this.#inside.other = null
    this.emit('exit')
  }
}
