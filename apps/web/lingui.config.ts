import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const atTheTable = ['screens/table/**/*.{ts,tsx}', 'keys/*.{ts,tsx}', 'connection/**/*.{ts,tsx}', 'words/events*']
const table = atTheTable.map((path) => `<rootDir>/src/${path}`)

/** Two catalogs a language: the shell's and the table's. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}/shell', include: ['<rootDir>/src'], exclude: table },
    { path: '<rootDir>/src/locales/{locale}/table', include: table },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
})
