/** How likely a normal variable is below this many standard deviations (error under 2 in ten million). */
export function normalBelow(z: number): number {
  const tail = 0.5 * erfcOf(Math.abs(z) / Math.SQRT2)
  return z < 0 ? tail : 1 - tail
}

/** How likely five degrees of freedom (six fair faces) give a chi-square of at least this much. */
export function chiSquareAbove(chiSquare: number): number {
  const x = Math.max(0, chiSquare)
  const p = erfcOf(Math.sqrt(x / 2)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3)
  return Math.min(1, p)
}

/** How far counts lie from even ones. */
export function chiSquareOf(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  if (expected === 0) return 0
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Abramowitz and Stegun 7.1.26, for x from 0. */
function erfcOf(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return series * Math.exp(-x * x)
}
