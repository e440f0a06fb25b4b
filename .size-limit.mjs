// What a browser loads, read from Vite's own list of chunks, so that a chunk that moves is still counted.
import { existsSync, readFileSync } from 'node:fs'

const dist = 'apps/web/dist'
const list = `${dist}/.vite/manifest.json`
const chunks = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}

// The lobby and the briefing are screens of their own: a game against bots and practice load neither.
const beforeTheGame = ['src/screens/lobby/LobbyScreen.tsx', 'src/screens/briefing/BriefingScreen.tsx']
// The coach comes only to beginners, once their game is under way.
// Clips, pictures and what-ifs come when somebody presses for them; what players tell of a game, below its end.
// So do the rules and the sheets about things.
const onPress = [
  'table/clip/Clip.tsx',
  'table/headlines/Headlines.tsx',
  'table/picture/ResultPicture.tsx',
  'table/ledger/SceneMoment.tsx',
  'table/ledger/SumSheet.tsx',
  'table/ledger/FairnessDetails.tsx',
  'table/about/AboutSheet.tsx',
  'rules/RulesSheet.tsx',
].map((each) => `src/screens/${each}`)
const notForAll = new Set([...beforeTheGame, 'src/screens/table/coach/Coach.tsx', ...onPress])

/** Adds a chunk and those that come with it; `later` adds also those that it asks for on its own. */
function load(name, seen, later) {
  const chunk = chunks[name]
  if (!chunk) throw new Error(`${list} knows no ${name}: build the page, or correct the name here`)
  if (seen.has(name)) return seen
  seen.add(name)
  const next = [...(chunk.imports ?? []), ...(later ? (chunk.dynamicImports ?? []) : [])]
  for (const other of next.filter((each) => !notForAll.has(each))) load(other, seen, later)
  return seen
}

// French, the longer one of the two languages.
const home = load('src/locales/fr/shell.po', load('index.html', new Set(), false), false)
const withWords = load('src/locales/fr/table.po', new Set(home), false)
// What a game needs until its last round is scored: board, scoring and sounds.
const toPlay = new Set(withWords)
for (const each of ['screens/table/TablePage.tsx', 'screens/table/scoring/Theatre.tsx', 'sound/player.ts'])
  load(`src/${each}`, toPlay, false)
// The end, the settings and what checks the dice come when nothing else is to be done, or when they are asked for.
const table = load('src/screens/table/TablePage.tsx', new Set(withWords), true)
load('src/sound/player.ts', table, false)

const lobby = load('src/locales/fr/pages.po', new Set(table), false)
for (const screen of beforeTheGame) load(screen, lobby, true)

// A replay, for somebody who comes from a table: its own code, the game at any moment, the check of its dice, its words.
const replay = load('src/locales/fr/replay.po', load('src/screens/replay/ReplayPage.tsx', new Set(), false), false)
for (const each of load('src/screens/table/TablePage.tsx', load('index.html', new Set(), false), false))
  replay.delete(each)

const scripts = (names) => [...new Set([...names].map((name) => chunks[name].file))].map((file) => `${dist}/${file}`)

// 95 kB for the home page and 190 kB for the table to play are goals; the other limits are what is, so that it does not grow.
export default [
  { name: 'home page, JavaScript', path: scripts(home), limit: '95 kB', gzip: true },
  { name: 'table, JavaScript to play and to score', path: scripts(toPlay), limit: '190 kB', gzip: true },
  { name: 'table with end, settings and check of dice', path: scripts(table), limit: '231 kB', gzip: true },
  { name: 'replay, beyond the table', path: scripts(replay), limit: '36 kB', gzip: true },
  { name: 'table with lobby and briefing', path: scripts(lobby), limit: '248 kB', gzip: true },
]
