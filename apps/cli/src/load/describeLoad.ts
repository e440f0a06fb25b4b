import type { LoadReport } from './runLoad.ts'

const line = (name: string, figure: string): string => `${name.padEnd(14)} ${figure}`

/** The figures for people. */
export function describeLoad(report: LoadReport): string {
  const { acks, acksPerSecond, refused, linesLost, p50, p99, p999, held, sand, server, ownLagP99 } = report
  return [
    line('acks', `${acks} durable (${acksPerSecond}/s), ${refused} refused, ${linesLost} lines lost`),
    line('p50 p99 p999', `${p50} ms  ${p99} ms  ${p999} ms, net of what the table itself held back`),
    line('held back', `p50 ${held.p50} ms, p99 ${held.p99} ms (photo finish and floors)`),
    line('sand', `${sand.seen} seen running out, ${sand.early} early, p99 ${sand.lateP99} ms late`),
    server === null
      ? line('server', 'its figures can only be read on its own machine')
      : line(
          'server',
          `CPU ${server.cpuPercent} % of a core, ${server.cpuMsPerAck} ms per ack, ${server.memoryMb} MB, timers p99 ≤ ${server.timersLateP99} ms late`,
        ),
    line('this client', `p99 ${ownLagP99.toFixed(1)} ms behind`),
  ].join('\n')
}
