// Makes a checkout ready: dependencies, and on request a browser (--browser), two others (--other-browsers), the engines
// for many machines (--engines), web servers to stand before it (--proxies) and the built page (--page).
// Plain JavaScript for Node 18 and newer, because the Node that the project wants is one of the dependencies.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hasProgram } from './engines/programs.mjs'
import { root, run } from './lib/run.mjs'
import { hashOf, isStamped, stamp } from './lib/stamp.mjs'

const say = (text) => console.log(`setup: ${text}`)

function fail(sentence, output = '') {
  if (output) console.error(output.trimEnd())
  console.error(`setup: ${sentence}`)
  process.exit(1)
}

async function installDependencies() {
  const lock = hashOf('package-lock.json')
  if (isStamped('lock', lock)) return
  say('installing dependencies (npm ci)')
  const { code, output } = await run(['npm', 'ci', '--loglevel=error'])
  if (code !== 0) fail('the dependencies could not be installed: see npm’s message above.', output)
  stamp('lock', lock)
}

async function checkNode() {
  const { code, output } = await run(['node', '--version'])
  const major = Number(/^v(\d+)/.exec(output.trim())?.[1])
  if (code === 0 && major >= 24) return
  fail(`Jelly Rush runs on Node 24 or newer and this is ${output.trim()}: install Node 24, then run the command again.`)
}

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** With Debian's packages. */
async function install(what, packages) {
  say(`installing ${what} from Debian’s packages (apt-get)`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run(['apt-get', 'update', '-qq'], { env })
  const { code, output } = await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
  })
  return { code, output: update.output + output }
}

/** Where this may not install anything, one sentence says what is missing. */
async function provide(what, packages, advice) {
  if (!mayInstall) fail(advice)
  const { code, output } = await install(what, packages)
  if (code !== 0) fail(`${what} could not be installed with apt-get.`, output)
}

async function provideBrowser() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && !existsSync(wanted))
    fail(`there is no browser at CHROMIUM_PATH=${wanted}: correct the path or unset it.`)
  if (wanted) return
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-dejavu-core', 'fonts-noto-core']
  const advice = 'the browser tests need Chromium: install it, and set CHROMIUM_PATH if it is not /usr/bin/chromium.'
  if (!existsSync('/usr/bin/chromium')) await provide('Chromium and fonts', packages, advice)
  // Without it the tests run in Chromium itself, and take longer.
  else if (!existsSync('/usr/bin/chromium-headless-shell') && mayInstall)
    await install('Chromium without a window', packages)
}

async function provideOtherBrowsers() {
  const programs = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' }
  const missing = Object.keys(programs).filter((name) => !existsSync(`/usr/bin/${programs[name]}`))
  if (missing.length === 0) return
  const advice = `the game in other browsers needs ${missing.join(' and ')}: install Debian’s packages of these names.`
  await provide('other browsers', missing, advice)
}

async function provideEngines() {
  const missing = [
    ...(hasProgram('initdb') ? [] : ['postgresql']),
    ...(hasProgram('nats-server') ? [] : ['nats-server']),
  ]
  if (missing.length === 0) return
  const advice = `the tests for many machines need ${missing.join(' and ')}: install Debian’s packages of these names.`
  await provide('PostgreSQL and NATS', missing, advice)
}

async function provideProxies() {
  const missing = ['nginx', 'caddy'].filter((name) => !hasProgram(name))
  if (missing.length === 0) return
  const advice = `this needs ${missing.join(' and ')}: install Debian’s packages of these names.`
  await provide('web servers', missing, advice)
}

async function buildPage() {
  if (!existsSync(join(root, 'apps/web/vite.config.ts'))) return say('no page to build: apps/web has no vite.config.ts')
  const sources = hashOf('apps/web', 'packages', 'docs/rules.md', 'package-lock.json')
  if (existsSync(join(root, 'apps/web/dist/index.html')) && isStamped('page', sources)) return undefined
  say('building the page (vite)')
  const { code, output } = await run(['npm', 'run', '-s', 'build', '-w', '@jelly/web'])
  if (code !== 0) fail('the page could not be built: see Vite’s message above.', output)
  return stamp('page', sources)
}

const wants = (option) => process.argv.includes(option)
await installDependencies()
await checkNode()
if (wants('--browser')) await provideBrowser()
if (wants('--other-browsers')) await provideOtherBrowsers()
if (wants('--engines')) await provideEngines()
if (wants('--proxies')) await provideProxies()
if (wants('--page')) await buildPage()
