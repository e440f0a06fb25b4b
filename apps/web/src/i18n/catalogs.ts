import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from './languages.ts'

type Catalog = Promise<{ messages: Messages }>

const CATALOGS: Readonly<Record<Language, () => readonly Catalog[]>> = {
  en: () => [import('../locales/en/table.po'), import('../locales/en/shell.po')],
  fr: () => [import('../locales/fr/table.po'), import('../locales/fr/shell.po')],
}

/**
 * A fresh instance for each language: what the React compiler remembers is keyed by it, so a switch of language
 * reaches every component.
 */
export async function loadLanguage(language: Language): Promise<I18n> {
  const catalogs = await Promise.all(CATALOGS[language]())
  const messages = Object.assign({}, ...catalogs.map((catalog) => catalog.messages)) as Messages
  return setupI18n({ locale: language, messages: { [language]: messages } })
}
