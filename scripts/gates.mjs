// Runs the gates: long measurements, each with its figure and its goal. One file in scripts/gates/ is one gate:
//
//   export default { name: 'rules-bench', goal: '≥ 5,000 games/s', async run({ note }) { return { figure, ok } } }
//
// `needs: ['page']` names what setup.mjs has to provide first, beside the dependencies: page, browser,
// other-browsers, engines, proxies.
//
// `--help` tells how to choose among them.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from './lib/run.mjs'

const folder = join(root, 'scripts', 'gates')
const files = readdirSync(folder).filter((file) => /\.(mjs|ts)$/.test(file) && !file.endsWith('.d.ts'))
const gates = await Promise.all(
  files.sort().map(async (file) => (await import(pathToFileURL(join(folder, file)).href)).default),
)
const width = Math.max(0, ...gates.map((gate) => gate.name.length))

const USAGE = `npm run gates                   all of them: hours
npm run gates -- NAME [NAME …]  the named ones
npm run gates -- --list         names and goals
npm run gates -- NAME --short   less of it, for a look in between, where the gate knows how
JELLY_PART=1-20 npm run gates -- NAME   a part of a long one: of its seeds, troubles or turns those`

const args = process.argv.slice(2)
const names = args.filter((arg) => !arg.startsWith('-'))
const flags = args.filter((arg) => arg.startsWith('-'))
if (flags.includes('--help') || flags.includes('-h')) {
  console.log(USAGE)
  process.exit(0)
}
const unknownFlags = flags.filter((flag) => flag !== '--list' && flag !== '--short')
if (unknownFlags.length) {
  console.error(`gates: ${unknownFlags.join(', ')} is not known\n${USAGE}`)
  process.exit(2)
}
const unknown = names.filter((name) => !gates.some((gate) => gate.name === name))
if (unknown.length) {
  console.error(`gates: no gate is called ${unknown.join(', ')}; there are ${gates.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
if (flags.includes('--list')) {
  for (const gate of gates) console.log(`${gate.name.padEnd(width)}  goal ${gate.goal}`)
  process.exit(0)
}

const SIGN_OF_LIFE = 30_000

async function provide(needs) {
  if (needs.length === 0) return
  const { code, output } = await run(['node', 'scripts/setup.mjs', ...needs.map((need) => `--${need}`)])
  if (code !== 0) throw new Error(`what it needs is not there: ${output.trim().split('\n').at(-1)}`)
}

/** A gate that throws has failed; its reason is its figure. One that says nothing for long is said to be at it. */
async function measure(gate) {
  const start = Date.now()
  const note = (text) => {
    console.error(`  ${gate.name}: ${text}`)
    silence.refresh()
  }
  const silence = setInterval(() => note(`at it for ${Math.round((Date.now() - start) / 1000)} s`), SIGN_OF_LIFE)
  try {
    await provide(gate.needs ?? [])
    return await gate.run({ note, short: flags.includes('--short') })
  } catch (error) {
    return { figure: error instanceof Error ? error.message : String(error), ok: false }
  } finally {
    clearInterval(silence)
  }
}

let failed = 0
for (const gate of gates.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const start = Date.now()
  const { figure, ok } = await measure(gate)
  if (!ok) failed++
  const seconds = Math.round((Date.now() - start) / 1000)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${gate.name.padEnd(width)}  ${figure}  (goal ${gate.goal}, ${seconds} s)`)
}
process.exit(failed ? 1 : 0)
