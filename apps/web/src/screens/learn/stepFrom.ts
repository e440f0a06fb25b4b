import type { Progress } from '../../settings/progress.ts'

/** Where the lesson begins, and why not where it was asked for. */
export interface FirstStep {
  readonly n: number
  readonly why: 'none' | 'noSuchStep' | 'lost'
}

/** By the address, else where it was left. */
export function stepFrom(address: string | undefined, { step, isLost }: Progress, count: number): FirstStep {
  const isStep = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= count
  if (address !== undefined) {
    const n = /^\d{1,3}$/.test(address) ? Number(address) : 0
    return isStep(n) ? { n, why: 'none' } : { n: 1, why: 'noSuchStep' }
  }
  if (isLost) return { n: 1, why: 'lost' }
  return { n: isStep(step) ? step : 1, why: 'none' }
}
