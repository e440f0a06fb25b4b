import { readdirSync, readFileSync } from 'node:fs'

const TICKS = 100

interface Process {
  readonly pid: number
  readonly parent: number
  readonly ticks: number
}

/** CPU seconds of a process and all that it has started, also of those that have ended. */
export function cpuOf(pid: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? read(Number(name)) : []))
  const total = (of: number): number =>
    all.filter(({ parent }) => parent === of).reduce((sum, child) => sum + child.ticks + total(child.pid), 0)
  return ((all.find((one) => one.pid === pid)?.ticks ?? 0) + total(pid)) / TICKS
}

/** Columns of /proc/PID/stat after the name, which may have spaces: state, parent, …; the 12th to the 15th are CPU. */
function read(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const columns = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = columns.slice(11, 15).reduce((sum, part) => sum + part, 0)
    return [{ pid, parent: columns[1] ?? 0, ticks }]
  } catch {
    return []
  }
}
