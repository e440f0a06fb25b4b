import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const source = '{ts,tsx}'
const below = (...paths: string[]): string[] => paths.map((path) => `<rootDir>/src/${path}`)

const table = below(
  `screens/table/**/*.${source}`,
  `connection/**/*.${source}`,
  'words/districts.ts',
  'words/events*',
  'words/refusals.ts',
)
const pages = below(
  `screens/{briefing,districts,fairDice,join,lobby,notFound,rules,seated,settings}/**/*.${source}`,
  'words/districts.ts',
  'words/keyActions.ts',
  'words/rewardSentences.ts',
)

/** Three catalogs a language: what the home page says comes at once, the rest with the screens that say it. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}/shell', include: ['<rootDir>/src'], exclude: [...pages, ...table] },
    { path: '<rootDir>/src/locales/{locale}/pages', include: pages },
    { path: '<rootDir>/src/locales/{locale}/table', include: table },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
})
