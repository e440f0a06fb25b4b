/** A number for /metrics. */
export interface Figure {
  readonly name: string
  readonly help: string
  readonly type: 'gauge' | 'counter'
  readonly value: number
}

/** In Prometheus' form. */
export const figuresText = (figures: readonly Figure[]): string =>
  figures
    .map(({ name, help, type, value }) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`)
    .join('\n')
