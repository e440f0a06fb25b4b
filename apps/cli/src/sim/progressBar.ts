import { Presets, SingleBar } from 'cli-progress'

/** A bar on standard error, if that is a terminal. */
export function progressBar(total: number): { readonly update: (done: number) => void; readonly stop: () => void } {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} }
  const format = ' {bar} {percentage} % | {value} of {total} | {eta_formatted} left'
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true }, Presets.shades_classic)
  bar.start(total, 0)
  return { update: (done) => bar.update(done), stop: () => bar.stop() }
}
