import type { I18n } from '@lingui/core'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './design/tokens.css'
import './design/themes.css'
import './art/hues.css'
import './art/crests/patterns.css'
import './design/base.css'
import { repeatEarlyPress } from './earlyPresses.ts'
import { loadLanguage } from './i18n/catalogs.ts'
import { LanguageProvider } from './i18n/LanguageProvider.tsx'
import { languageOf } from './i18n/languageOf.ts'
import { loadRules } from './screens/lazyScreens.ts'
import { applySettings } from './settings/applySettings.ts'
import { ensureNickname } from './settings/nickname.ts'
import { followOtherTabs, getSettings } from './settings/settings.ts'
import { wakeSound } from './sound/sound.ts'

async function start(page: HTMLElement): Promise<void> {
  applySettings()
  followOtherTabs()
  wakeSound()
  ensureNickname()
  const language = languageOf(getSettings().language, navigator.languages)
  const first = await loadLanguage(language)
  const drawn = isDrawn(page, language)
  // With its words: a screen that changes while it is being taken over is drawn anew.
  const rules = drawn && location.pathname === '/rules' ? (await loadRules()).default : undefined
  show(page, <App {...(rules && { rules })} />, first, drawn)
}

/** Whether the page came with this screen in this language: then it is taken over as it is. */
function isDrawn(page: HTMLElement, language: string): boolean {
  return page.dataset['prerendered'] === location.pathname && document.documentElement.lang === language
}

function show(page: HTMLElement, app: ReactNode, first: I18n, drawn: boolean): void {
  const screens = (
    <StrictMode>
      <LanguageProvider first={first}>{app}</LanguageProvider>
      <Alive />
    </StrictMode>
  )
  if (drawn) hydrateRoot(page, screens)
  else createRoot(page).render(screens)
}

/** Draws nothing; says when everything before it hears presses. */
function Alive() {
  useEffect(repeatEarlyPress, [])
  return null
}

const page = document.getElementById('page')
if (page) void start(page)
