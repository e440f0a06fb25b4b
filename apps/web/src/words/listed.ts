import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Making one takes longer than all that it says. */
const formats = new Map<string, Intl.ListFormat>()

function formatOf({ locale }: I18n, style: 'long' | 'narrow'): Intl.ListFormat {
  const key = `${locale} ${style}`
  const known = formats.get(key) ?? new Intl.ListFormat(locale, { type: 'conjunction', style })
  formats.set(key, known)
  return known
}

/** One after the other, the last with "and". */
export const listed = (i18n: I18n, words: readonly string[]): string => formatOf(i18n, 'long').format(words)

/** A short list, as in a table: "Ann 7, Bea 4". */
export const shortList = (i18n: I18n, words: readonly string[]): string => formatOf(i18n, 'narrow').format(words)

/** Parts of a list, each of which may have commas of its own. */
export const inParts = (i18n: I18n, parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((before, part) => i18n._(msg`${before}; ${part}`))

/** Whole sentences, one after the other. */
export const inTurn = (i18n: I18n, sentences: readonly string[]): string =>
  sentences.length === 0
    ? ''
    : sentences.reduce((before, next) => i18n._(msg({ message: `${before} ${next}`, context: 'two sentences' })))
