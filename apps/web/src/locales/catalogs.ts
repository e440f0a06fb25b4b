import type { Messages } from '@lingui/core'
import type { Language } from './languages.ts'

export type CatalogName = 'shell' | 'pages' | 'table' | 'replay' | 'learn'

const FILES = import.meta.glob<{ messages: Messages }>('./*/*.po')

/** The words of one catalog. */
export async function loadCatalog(language: Language, name: CatalogName): Promise<Messages> {
  const load = FILES[`./${language}/${name}.po`]
  if (load === undefined) throw new Error(`there is no catalog ${language}/${name}.po`)
  return (await load()).messages
}
