const WIDTH = 50
const MOST_BARS = 20

/** How often each value fell, in bars of equal steps. */
export function histogram(counts: readonly { readonly score: number; readonly count: number }[]): string {
  const first = counts[0]?.score ?? 0
  const last = counts.at(-1)?.score ?? 0
  const step = Math.ceil((last - first + 1) / MOST_BARS)
  const bars = Array.from({ length: Math.ceil((last - first + 1) / step) }, () => 0)
  for (const { score, count } of counts) {
    const at = Math.floor((score - first) / step)
    bars[at] = (bars[at] ?? 0) + count
  }
  const all = bars.reduce((sum, count) => sum + count, 0)
  const most = Math.max(...bars)
  return bars
    .map((count, n) => `${label(first + n * step, step)} ${bar(count, most)} ${percent(count / all)}`)
    .join('\n')
}

const label = (from: number, step: number): string =>
  (step === 1 ? `${from}` : `${from}-${from + step - 1}`).padStart(9)
const bar = (count: number, most: number): string => '█'.repeat(Math.round((count / most) * WIDTH))

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
