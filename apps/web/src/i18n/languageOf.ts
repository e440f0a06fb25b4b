import { type Language, LANGUAGES } from '../locales/languages.ts'
import type { LanguageChoice } from '../settings/preferences.ts'

/** The first of the browser's languages that we speak. */
export function languageOf(choice: LanguageChoice, wanted: readonly string[]): Language {
  if (choice !== 'auto') return choice
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase())
  return spoken.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en'
}
