import { join } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { beforePaint } from './tools/beforePaint.ts'
import { catalogGaps } from './tools/catalogGaps.ts'
import { offline } from './tools/offline/offline.ts'
import { prerender } from './tools/prerender/prerender.ts'
import { rulesTextPlugin } from './tools/rulesText.ts'
import { groupTable } from './tools/weight/chunks.ts'
import { shortClasses, shortMessages } from './tools/weight/shortNames.ts'

// Lingui looks for its config from the working directory, which is the repository's root under Vitest.
process.env['LINGUI_CONFIG'] = join(import.meta.dirname, 'lingui.config.ts')

// A build with a test language takes the languages from another folder.
const locales = process.env['JELLY_LOCALES'] ?? join(import.meta.dirname, 'src/locales')

const server = process.env['JELLY_SERVER'] ?? 'http://localhost:8080'

/** What is drawn a few times in a game: there the compiler's memory of what was drawn before is weight without gain. */
const DRAWN_SELDOM = [
  /\/src\/screens\/(?!table\/)/,
  /\/src\/screens\/table\/(scoring|end|ledger|bars|opening|reactions|spoken|sounds|about|company|clip|picture|coach|panels|feed|hurt|record)\//,
  // Leaves: what holds them is compiled and draws them only with new properties.
  /\/src\/screens\/table\/(tray\/(Ribbon|Legend|TrayNews|FinishPlan|Parapet|Notice|DiceCallLine|RollButton)|card\/(Shutter|Target|ZoneReward)|side\/(IfScored|SidePanel)|squads\/(GainsNow|SeatLine|RivalStrip)|city\/(CenterDice|DroneMark|Plaza)|time\/(Countdown|SandLamps)|board\/TableKeys|hooks\/useSceneDice)\.tsx?$/,
  /\/src\/(design\/(controls|layout|icons|rewards|dice)|art\/(treasure|city)|i18n|parts|sound)\//,
  /\/src\/screens\/table\/TablePage\.tsx$/,
]

/** A language with a gap is not built: the message names file and line. */
const wholeCatalogs: Plugin = {
  name: 'whole-catalogs',
  apply: 'build',
  buildStart() {
    const gaps = catalogGaps(locales, import.meta.dirname)
    if (gaps.length > 0) this.error(gaps.join('\n'))
  },
}

export default defineConfig({
  root: import.meta.dirname,
  // Lingui's macro before the React compiler: the other way round the page stays blank ("Trans is not defined").
  plugins: [
    wholeCatalogs,
    rulesTextPlugin,
    beforePaint,
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    react({ compiler: true, exclude: [/\/node_modules\//, ...DRAWN_SELDOM], refreshExclude: /\/node_modules\// }),
    shortClasses(import.meta.dirname),
    shortMessages(locales),
    prerender(),
    offline(),
  ],
  resolve: { alias: [{ find: /^.*\/locales\/(\w+\.ts)$/, replacement: `${locales}/$1` }] },
  build: {
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: groupTable(import.meta.dirname), includeDependenciesRecursively: false }] },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': { target: server },
      '/socket': { target: server, ws: true },
    },
  },
})
