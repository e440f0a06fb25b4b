import type { I18n } from '@lingui/core'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './design/tokens.css'
import './design/themes.css'
import './art/hues.css'
import './art/crests/patterns.css'
import './design/base.css'
import { loadLanguage } from './i18n/catalogs.ts'
import { LanguageProvider } from './i18n/LanguageProvider.tsx'
import { languageOf } from './i18n/languageOf.ts'
import { forgetMissingPart, isMissingPart } from './parts/lazyPart.tsx'
import { Mishap } from './parts/Mishap.tsx'
import { whenIdle } from './parts/whenIdle.ts'
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
    </StrictMode>
  )
  // A screen that does not load takes all screens with it: React then shows nothing, and we say what happened.
  let tries = 0
  const onUncaughtError = (error: unknown): void => {
    if (!isMissingPart(error)) reportError(error)
    const again = (): void => {
      removeEventListener('popstate', again)
      tries += 1
      forgetMissingPart(error)
      root.render(screens)
    }
    addEventListener('popstate', again)
    setTimeout(() => root.render(mishapOf(first, error, tries, again)))
  }
  const root = drawn ? hydrateRoot(page, screens, { onUncaughtError }) : createRoot(page, { onUncaughtError })
  if (!drawn) root.render(screens)
}

const mishapOf = (first: I18n, error: unknown, tries: number, again: () => void) => (
  <LanguageProvider first={first}>
    <Mishap isMissing={isMissingPart(error)} tries={tries} onAgain={again} />
  </LanguageProvider>
)

/** Only a built page says its version. */
async function keepUp(): Promise<void> {
  const own = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content
  if (own) await (await import('./offline/keepUp.ts')).keepUp(own)
}

const page = document.getElementById('page')
// What the screen itself asks for comes first.
if (page) void start(page).finally(() => whenIdle(() => void keepUp().catch(() => undefined)))
