import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { loadLanguage } from './catalogs.ts'
import { languageOf } from './languages.ts'

/** Shows the page in the chosen language; the old one stays until the new one is loaded. */
export function LanguageProvider({ first, children }: { first: I18n; children: ReactNode }) {
  const { language: choice } = useSettings()
  const [i18n, setI18n] = useState(first)
  const language = languageOf(choice, navigator.languages)

  useEffect(() => {
    let current = true
    document.documentElement.lang = language
    if (language !== i18n.locale) void loadLanguage(language).then((loaded) => current && setI18n(loaded))
    return () => void (current = false)
  }, [language, i18n])

  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
