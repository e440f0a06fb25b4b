import type { I18n } from '@lingui/core'

/** "+3" or "−1", with the marks that a language from right to left needs. */
export const signed = (i18n: I18n, amount: number): string =>
  i18n.number(amount, { signDisplay: 'always' }).replace('-', '−')
