import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { Buckets } from './Buckets.ts'

/** How often the event loop's delay is measured, in ms. Measuring costs time too. */
const LOOK_EVERY = 100

/** What the server counts about itself: only sums, nothing about a person. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #connections = this.#gauge('jelly_lines', 'Sockets that are open.')
  readonly #tables = this.#gauge('jelly_tables', 'Tables that are open.')
  readonly ended = new Counter({
    name: 'jelly_lines_left_total',
    help: 'Sockets that ended, by reason.',
    labelNames: ['reason'],
    registers: [this.#registry],
  })
  readonly late = new Buckets('jelly_timer_late_ms', 'How late timers were.')
  readonly commit = new Buckets('jelly_commit_ms', 'How long it took to make a group of rows durable.')
  readonly broken = new Counter({
    name: 'jelly_tables_broken_total',
    help: 'Tables that broke and were rebuilt, by cause.',
    labelNames: ['cause'],
    registers: [this.#registry],
  })

  constructor({ ofProcess = true } = {}) {
    if (ofProcess) collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: LOOK_EVERY })
  }

  async text(connections: number, tables: number): Promise<string> {
    this.#connections.set(connections)
    this.#tables.set(tables)
    return [await this.#registry.metrics(), this.late.text(), this.commit.text()].join('\n')
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.#registry] })
  }
}
