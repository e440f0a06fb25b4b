import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** One after the other, the last with "and". */
export const listed = (i18n: I18n, words: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(words)

/** Parts of a sentence, each of which may have commas of its own. */
export const inParts = (i18n: I18n, parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((before, part) => i18n._(msg`${before}; ${part}`))
