import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './design/tokens.css'
import './design/themes.css'
import './art/hues.css'
import './art/crests/patterns.css'
import './design/base.css'
import { loadLanguage } from './i18n/catalogs.ts'
import { LanguageProvider } from './i18n/LanguageProvider.tsx'
import { languageOf } from './i18n/languageOf.ts'
import { applySettings } from './settings/applySettings.ts'
import { followOtherTabs, getSettings } from './settings/settings.ts'
import { wakeSound } from './sound/sound.ts'

async function start(page: HTMLElement): Promise<void> {
  applySettings()
  followOtherTabs()
  wakeSound()
  const first = await loadLanguage(languageOf(getSettings().language, navigator.languages))
  createRoot(page).render(
    <StrictMode>
      <LanguageProvider first={first}>
        <App />
      </LanguageProvider>
    </StrictMode>,
  )
}

const page = document.getElementById('page')
if (page) void start(page)
