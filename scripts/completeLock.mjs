// Some registries do not carry every platform's binary package. npm then leaves those out of package-lock.json, and
// `npm ci` refuses the lock on any machine ("Missing: x from lock file"). This adds an entry for each one left out.
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))

const systems = [
  ['android', /android/],
  ['darwin', /darwin/],
  ['freebsd', /freebsd/],
  ['netbsd', /netbsd/],
  ['openbsd', /openbsd/],
  ['openharmony', /openharmony/],
  ['linux', /linux/],
  ['win32', /win/],
  ['aix', /aix/],
  ['sunos', /sunos/],
]
const processors = [
  ['arm64', /arm64|aarch64/],
  ['x64', /x64|x86_64/],
  ['ia32', /ia32/],
  ['arm', /arm/],
  ['ppc64', /ppc64/],
  ['s390x', /s390x/],
  ['riscv64', /riscv64/],
  ['loong64', /loong64/],
  ['mips64el', /mips64el/],
  ['wasm32', /wasm32/],
]
const match = (table, name) => table.find(([, pattern]) => pattern.test(name))?.[0]
const libcOf = (name) => (name.includes('musl') ? 'musl' : name.includes('gnu') ? 'glibc' : undefined)
const isExact = (version) => /^\d+\.\d+\.\d+[\w.+-]*$/.test(version)

/** The folders in which Node would look for a dependency of `path`, nearest first. */
function* modulesAbove(path) {
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    yield `${at}/node_modules/`
    if (!at.includes('node_modules/')) break
  }
  yield 'node_modules/'
}

function installed(path, name) {
  for (const folder of modulesAbove(path)) {
    const entry = lock.packages[folder + name]
    if (entry) return entry
  }
}

function platformEntry(owner, name, version) {
  const tail = name.split('/').at(-1)
  const [os, cpu, libc] = [match(systems, tail), match(processors, tail), libcOf(tail)]
  if (!os && !cpu) return undefined
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(owner.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  }
}

/** Hoisted where the root's place is free, otherwise beside the package that wants it. */
function placeFor(path, name) {
  const root = `node_modules/${name}`
  return lock.packages[root] ? `${path}/node_modules/${name}` : root
}

let added = 0
for (const [path, owner] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    if (!isExact(version) || installed(path, name)?.version === version) continue
    const entry = platformEntry(owner, name, version)
    if (!entry) continue
    lock.packages[placeFor(path, name)] = entry
    added++
  }
}

const { '': root, ...others } = lock.packages
const byPath = Object.entries(others).sort(([a], [b]) => a.localeCompare(b, 'en'))
lock.packages = { '': root, ...Object.fromEntries(byPath) }

const addresses = Object.values(lock.packages).filter((entry) => /^https?:/.test(entry.resolved ?? ''))
for (const entry of addresses) delete entry.resolved

writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${file}: ${added} platform packages added, ${addresses.length} addresses removed`)
