import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const source = '{ts,tsx}'
const below = (...paths: string[]): string[] => paths.map((path) => `<rootDir>/src/${path}`)

// What lies over the table now and then comes with its own words.
const panels = 'screens/table/panels'

// The names of districts are said by pages and by the table: they stand in both catalogs.
const table = below(
  `screens/table/**/*.${source}`,
  `connection/**/*.${source}`,
  'words/table/*.ts',
  'words/districts.ts',
)
const pages = below(
  `screens/{briefing,districts,fairDice,join,lobby,notFound,practice,rules,seated,settings}/**/*.${source}`,
  `${panels}/*.${source}`,
  'words/pages/*.ts',
  'words/districts.ts',
)

// The lesson, and what the coach says in the first games.
const learn = below(`screens/learn/**/*.${source}`, 'words/learn/*.ts')

// Replays, and what tells of a finished game at its end.
const later = below(
  `screens/table/{clip,picture,headlines}/**/*.${source}`,
  'screens/table/end/DoubtWords.tsx',
  'screens/table/ledger/{SceneMoment,SceneDeeds,SumSheet,ToMoment}.tsx',
)
const replay = [...below(`screens/{games,replay}/**/*.${source}`, 'words/replay/*.ts'), ...later]

// The test language is built from a folder of its own: see tools/testLanguage.ts.
const locales = process.env['JELLY_LOCALES'] ?? join(import.meta.dirname, 'src/locales')
const folders = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory())

/** Four catalogs a language: what the home page says comes at once, the rest with the screens that say it. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: folders.map(({ name }) => name),
  catalogs: [
    {
      path: join(locales, '{locale}/shell'),
      include: ['<rootDir>/src'],
      exclude: [...pages, ...table, ...learn, ...replay],
    },
    { path: join(locales, '{locale}/pages'), include: pages },
    { path: join(locales, '{locale}/table'), include: table, exclude: [...later, ...below(`${panels}/**`)] },
    { path: join(locales, '{locale}/replay'), include: replay },
    { path: join(locales, '{locale}/learn'), include: learn },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
})
