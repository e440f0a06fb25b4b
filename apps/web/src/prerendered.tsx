import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App } from './App.tsx'
import type { Drawn, ManifestWords, PrerenderedEntry } from './Drawn.ts'
import { loadLanguage, withWords } from './i18n/catalogs.ts'
import { LanguageProvider } from './i18n/LanguageProvider.tsx'
import { directionOf, type Language, LANGUAGES } from './locales/languages.ts'
import RulesScreen from './screens/rules/RulesScreen.tsx'
import { MANIFEST_WORDS } from './words/pages/manifestWords.ts'

const SCREENS = [
  { name: 'home', path: '/', screen: null },
  { name: 'rules', path: '/rules', screen: 'src/screens/rules/RulesScreen.tsx' },
] as const

const DESCRIPTION = msg`Roll, place, kick and slide, all at once: a real-time dice game for 3 to 5 people, with bots for the empty seats. Nothing to install.`

const TITLE = /<title>.*?<\/title>/

function draw(i18n: I18n, language: Language, about: (typeof SCREENS)[number]): Drawn {
  const markup = renderToString(
    <StrictMode>
      <LanguageProvider first={i18n}>
        <Router ssrPath={about.path}>
          <App rules={RulesScreen} />
        </Router>
      </LanguageProvider>
    </StrictMode>,
  )
  const [title] = TITLE.exec(markup) ?? []
  if (title === undefined) throw new Error(`the screen ${about.path} has no title`)
  const description = i18n._(DESCRIPTION).replaceAll('"', '&quot;')
  return { ...about, language, direction: directionOf(language), title, description, html: markup.replace(TITLE, '') }
}

function manifestWords(i18n: I18n, language: Language): ManifestWords {
  const { description, shortcuts, screenshots } = MANIFEST_WORDS
  return {
    language,
    direction: directionOf(language),
    description: i18n._(description),
    shortcuts: shortcuts.map((words) => i18n._(words)),
    screenshots: screenshots.map((words) => i18n._(words)),
  }
}

/** Home and rules in every language, and what is said where the page is installed. */
export const drawAll: PrerenderedEntry['drawAll'] = async () => {
  const pages: Drawn[] = []
  const manifests: ManifestWords[] = []
  for (const language of LANGUAGES) {
    const i18n = await loadLanguage(language)
    await withWords('pages', Promise.resolve())
    pages.push(...SCREENS.map((about) => draw(i18n, language, about)))
    manifests.push(manifestWords(i18n, language))
  }
  return { pages, manifests }
}
