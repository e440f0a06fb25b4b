// Fails when folders of a package import each other in a circle, or when a package imports what it may not.
// `--graph NAME` prints the graph of one package instead.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { wrongDependencies, wrongImport } from './lib/arrows.mjs'
import { cyclesIn, folderGraph } from './lib/folderGraph.mjs'
import { importsBelow } from './lib/imports.mjs'
import { root } from './lib/run.mjs'

const SHOWN = 4
const manifestOf = (home) => JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8'))
const rootManifest = manifestOf('.')
const homes = globSync(['packages/*', 'apps/*'], { cwd: root })
  .map((home) => home.replaceAll('\\', '/'))
  .filter((home) => existsSync(join(root, home, 'package.json')))
  .toSorted()
const graphOf = (home, imports) => folderGraph(`${home}/src`, imports)

function tellArrow(arrows) {
  const shown = arrows.slice(0, SHOWN).map(({ file, target }) => `    ${file} → ${target}`)
  const rest = arrows.length - shown.length
  return [`  ${arrows[0].from} → ${arrows[0].to}`, ...shown, ...(rest > 0 ? [`    and ${rest} more`] : [])]
}

const tellCycle = ({ level, rooms, arrows }) =>
  [`${level}: ${[...rooms, rooms[0]].join(' → ')}`, ...arrows.flatMap(tellArrow)].join('\n')

function problemsOf(home) {
  const manifest = manifestOf(home)
  const imports = importsBelow(root, home)
  const wrong = imports.flatMap((one) => {
    const sentence = wrongImport(one, home, manifest, rootManifest)
    return sentence === null ? [] : [`${one.file}: '${one.specifier}': ${sentence}`]
  })
  return [...wrongDependencies(basename(home), manifest), ...wrong, ...cyclesIn(graphOf(home, imports)).map(tellCycle)]
}

function printGraph(name) {
  const home = homes.find((each) => basename(each) === name)
  if (!home) throw new Error(`there is no package ${name}; there are ${homes.map((each) => basename(each)).join(', ')}`)
  for (const [level, rooms] of graphOf(home, importsBelow(root, `${home}/src`))) {
    console.log(level)
    for (const [room, arrows] of [...rooms].toSorted(([, a], [, b]) => b.size - a.size)) {
      const files = globSync(`${posix.join(level, room)}/${room === '.' ? '*' : '**/*'}.{ts,tsx}`, { cwd: root }).length
      console.log(`  ${room} (${files}) → ${Array.from(arrows.keys(), String).toSorted().join(', ') || 'nothing'}`)
    }
  }
}

const graph = process.argv.indexOf('--graph')
if (graph > 0) printGraph(process.argv[graph + 1])
else {
  const found = homes
    .map((home) => ({ home, problems: problemsOf(home) }))
    .filter(({ problems }) => problems.length > 0)
  for (const { problems } of found) console.log(`${problems.join('\n\n')}\n`)
  const counts = found.map(({ home, problems }) => `${home} ${problems.length}`).join(', ')
  console.log(counts ? `folders: problems in ${counts}` : `folders: ${homes.length} packages, no cycle`)
  process.exitCode = counts ? 1 : 0
}
