import type { I18n } from '@lingui/core'

const MINUTE = 60_000

/** Minutes and seconds, with tenths where wanted: 1:13.4. */
export function clockText(i18n: I18n, time: number, tenths = true): string {
  const whole = Math.floor(time / (tenths ? 100 : 1000)) * (tenths ? 100 : 1000)
  const digits = tenths ? 1 : 0
  const seconds = i18n.number((whole % MINUTE) / 1000, {
    minimumIntegerDigits: 2,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${Math.floor(whole / MINUTE)}:${seconds}`
}
