import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const MS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000]

/** What the server counts about itself: sums only, nothing about anybody. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #lines = this.#gauge('jelly_lines', 'Sockets that are open.')
  readonly #tables = this.#gauge('jelly_tables', 'Tables that are open.')
  readonly left = new Counter({
    name: 'jelly_lines_left_total',
    help: 'Sockets that ended, by reason.',
    labelNames: ['reason'],
    registers: [this.#registry],
  })
  readonly late = this.#histogram('jelly_timer_late_ms', 'How late timers were.')
  readonly commit = this.#histogram('jelly_commit_ms', 'From the decision until the row is durable.')
  readonly broken = new Counter({
    name: 'jelly_tables_broken_total',
    help: 'Tables that broke and were rebuilt, by cause.',
    labelNames: ['cause'],
    registers: [this.#registry],
  })

  constructor({ ofProcess = true } = {}) {
    if (ofProcess) collectDefaultMetrics({ register: this.#registry })
  }

  text(lines: number, tables: number): Promise<string> {
    this.#lines.set(lines)
    this.#tables.set(tables)
    return this.#registry.metrics()
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.#registry] })
  }

  #histogram(name: string, help: string): Histogram {
    return new Histogram({ name, help, buckets: MS, registers: [this.#registry] })
  }
}
