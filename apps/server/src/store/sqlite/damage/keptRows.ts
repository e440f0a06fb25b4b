import type { KeptRow } from './readable.ts'
import { fits } from './soundness.ts'

/** What is left of a journal. */
export interface KeptJournal {
  readonly rows: readonly KeptRow[]
  readonly lost: readonly { readonly from: number; readonly to: number }[]
}

const seqOf = (row: KeptRow): number => row[1] as number

/**
 * The rows up to the first that is damaged; and those behind it, if there is a checkpoint from which they go on.
 * `promised`: the last row that was written.
 */
export function keptRows(all: readonly KeptRow[], checkpoints: readonly number[], promised: number): KeptJournal {
  const bySeq = new Map(all.map((row) => [seqOf(row), row]))
  const last = Math.max(0, ...bySeq.keys())
  const isGood = (seq: number) => isGoodRow(bySeq, seq, checkpoints)
  let first = 0
  while (first < last && isGood(first + 1)) first++
  let rest = last
  while (rest > first && isGood(rest)) rest--
  const bridge = checkpoints.findLast((seq) => seq >= rest && seq <= last) ?? null
  const from = first === last || bridge === null ? last : bridge
  const rows = [...bySeq.values()].filter((row) => seqOf(row) <= first || seqOf(row) > from)
  const holes = [
    { from: first + 1, to: from },
    { from: last + 1, to: promised },
  ]
  const joined = from === last ? [{ from: first + 1, to: Math.max(last, promised) }] : holes
  return {
    rows: rows.toSorted((one, other) => seqOf(one) - seqOf(other)),
    lost: joined.filter(({ from: a, to }) => a <= to),
  }
}

/** It is counted on from the row before it, or is the first after a hole that a checkpoint bridges. */
function isGoodRow(bySeq: ReadonlyMap<number, KeptRow>, seq: number, checkpoints: readonly number[]): boolean {
  const row = bySeq.get(seq)
  const before = bySeq.get(seq - 1)
  if (row === undefined || (seq > 1 && before === undefined && !checkpoints.includes(seq - 1))) return false
  return fits(row, (before?.at(-1) ?? null) as number | null) && isJson(row)
}

function isJson(row: KeptRow): boolean {
  try {
    for (const text of row.slice(-3, -1)) JSON.parse(String(text))
    return true
  } catch {
    return false
  }
}
