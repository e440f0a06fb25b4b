import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const table = [
  '<rootDir>/src/screens/table',
  '<rootDir>/src/keys',
  '<rootDir>/src/connection',
  '<rootDir>/src/words/events',
]

/** Two catalogs a language: what the table says is loaded with the table. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/shell',
      include: ['<rootDir>/src'],
      exclude: table.map((path) => `${path}/**`),
    },
    { path: '<rootDir>/src/locales/{locale}/table', include: table },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
})
