// Type-checks every tsconfig of the repository, two at a time. What was found is kept: only what changed is read again.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './lib/run.mjs'

const homes = ['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
const projects = ['.', ...homes.flatMap((home) => [home, `${home}/test`, `${home}/train`])]
  .flatMap((folder) => ['tsconfig.json', 'tsconfig.node.json'].map((file) => join(folder, file)))
  .filter((file) => existsSync(join(root, file)))

/** A folder that has no sources yet is no mistake (TS18003). */
const isEmpty = (output) => output.startsWith('error TS18003')

let failed = false
const queue = [...projects]
async function worker() {
  for (let project = queue.shift(); project; project = queue.shift()) {
    const kept = join(root, 'node_modules/.cache/types', project.replaceAll(/[/\\]/g, '-'))
    const command = ['tsc', '-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', kept]
    const { code, output } = await run(command)
    if (code === 0 || isEmpty(output)) continue
    failed = true
    console.log(`${project}:\n${output.trimEnd()}`)
  }
}
await Promise.all([worker(), worker()])
console.log(failed ? 'types: errors above' : `types: ${projects.length} projects`)
process.exit(failed ? 1 : 0)
