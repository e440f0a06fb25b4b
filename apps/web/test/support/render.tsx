import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { loadLanguage, withWords } from '../../src/i18n/catalogs.ts'
import { LanguageProvider } from '../../src/i18n/LanguageProvider.tsx'
import type { Language } from '../../src/locales/languages.ts'
import { changePreferences } from '../../src/settings/settings.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

export interface Rendered {
  readonly root: HTMLElement
  readonly show: (what: ReactNode) => Promise<void>
  /** The one element of this selector whose name or text matches. */
  readonly find: (selector: string, words?: RegExp) => HTMLElement
  readonly findAll: (selector: string, words?: RegExp) => HTMLElement[]
  readonly click: (selector: string, words?: RegExp) => Promise<void>
}

const wordsOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent

/** Draws something into a page of its own, in a language. It is gone when the test is over. */
export async function render(what: ReactNode, language: Language = 'en'): Promise<Rendered> {
  changePreferences({ language })
  await withWords('pages', withWords('table', Promise.resolve()))
  const first = await loadLanguage(language)
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const drawn = createRoot(root)
  onTestFinished(() => act(async () => drawn.unmount()))
  const show = (next: ReactNode) =>
    act(async () => drawn.render(<LanguageProvider first={first}>{next}</LanguageProvider>))
  const findAll = (selector: string, words = /./) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => words.test(wordsOf(element)))

  function find(selector: string, words?: RegExp): HTMLElement {
    const [found, ...more] = findAll(selector, words)
    if (found === undefined || more.length > 0)
      throw new Error(`${selector} ${words}: ${more.length + (found ? 1 : 0)} found`)
    return found
  }

  await show(what)
  return { root, show, find, findAll, click: (selector, words) => act(async () => find(selector, words).click()) }
}
