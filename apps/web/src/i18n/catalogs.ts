import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type CatalogName, loadCatalog } from '../locales/catalogs.ts'
import type { Language } from '../locales/languages.ts'

const wanted = new Set<CatalogName>(['shell'])
const loaded = new WeakMap<I18n, Set<CatalogName>>()
let current: Promise<I18n> | null = null

/** Loads what is wanted and not there yet; more may be wanted meanwhile. */
async function fill(i18n: I18n, language: Language): Promise<I18n> {
  const there = loaded.get(i18n) ?? new Set()
  loaded.set(i18n, there)
  const missing = [...wanted].filter((name) => !there.has(name))
  if (missing.length === 0) return i18n
  const catalogs = await Promise.all(missing.map((name) => loadCatalog(language, name)))
  i18n.load(language, Object.assign({}, ...catalogs) as Messages)
  for (const name of missing) there.add(name)
  return fill(i18n, language)
}

/**
 * A fresh instance for each language: what the React compiler remembers is keyed by it, so a switch of language
 * reaches every component.
 */
export function loadLanguage(language: Language): Promise<I18n> {
  current = fill(setupI18n({ locale: language, messages: { [language]: {} } }), language)
  return current
}

/** Resolves when the words of a screen are there, now and in every language chosen later. */
export async function withWords<Screen>(name: CatalogName, screen: Promise<Screen>): Promise<Screen> {
  wanted.add(name)
  // Said to whoever waits for it, below; until then nobody hears.
  screen.catch(() => undefined)
  const i18n = await current
  if (i18n) await fill(i18n, i18n.locale as Language)
  return screen
}
