// Type-checks every tsconfig of the repository. Those with the same settings are one program, so that what they share is read once.
// What was found is kept: only what changed is read again.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from './lib/run.mjs'

const cache = join(root, 'node_modules/.cache/types')
const homes = ['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
const projects = ['.', ...homes.flatMap((home) => [home, `${home}/src/testing`, `${home}/test`, `${home}/train`])]
  .flatMap((folder) => ['tsconfig.json', 'tsconfig.node.json'].map((file) => join(root, folder, file)))
  .filter((file) => existsSync(file))

/** Programs by their settings: what they extend, and their own. */
const programs = new Map()
for (const file of projects) {
  const { extends: base, compilerOptions, include, exclude = [], ...rest } = JSON.parse(readFileSync(file, 'utf8'))
  const settings = { extends: join(dirname(file), base), compilerOptions, ...rest }
  const key = JSON.stringify(settings)
  const program = programs.get(key) ?? { ...settings, include: [], exclude: [] }
  program.include.push(...include.map((files) => join(dirname(file), files)))
  program.exclude.push(...exclude.map((files) => join(dirname(file), files)))
  programs.set(key, program)
}

mkdirSync(cache, { recursive: true })
const queue = [...programs.values()].map((program, n) => {
  const config = join(cache, `program-${n}.json`)
  writeFileSync(config, JSON.stringify(program, null, 2))
  return config
})

/** A folder that has no sources yet is no mistake (TS18003). */
const isEmpty = (output) => output.startsWith('error TS18003')

let failed = false
async function worker() {
  for (let config = queue.shift(); config; config = queue.shift()) {
    const kept = `${config}.tsbuildinfo`
    const { code, output } = await run([
      'tsc',
      '-p',
      config,
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      kept,
    ])
    if (code === 0 || isEmpty(output)) continue
    failed = true
    console.log(output.trimEnd())
  }
}
await Promise.all([worker(), worker()])
console.log(failed ? 'types: errors above' : `types: ${projects.length} projects in ${programs.size} programs`)
process.exit(failed ? 1 : 0)
