import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { directionOf, type Language } from '../locales/languages.ts'
import { useSettingsAtOnce } from '../settings/settings.ts'
import { loadLanguage } from './catalogs.ts'
import { languageOf } from './languageOf.ts'

/** Shows the page in the chosen language; the old one stays until the new one is loaded. */
export function LanguageProvider({ first, children }: { first: I18n; children: ReactNode }) {
  const { language: choice } = useSettingsAtOnce()
  const [i18n, setI18n] = useState(first)
  const language = languageOf(choice, navigator.languages)

  useEffect(() => {
    let current = true
    if (language !== i18n.locale) void loadLanguage(language).then((loaded) => current && setI18n(loaded))
    return () => void (current = false)
  }, [language, i18n])

  useLayoutEffect(() => {
    document.documentElement.lang = i18n.locale
    document.documentElement.dir = directionOf(i18n.locale as Language)
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${i18n.locale}.webmanifest`)
  }, [i18n])

  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
