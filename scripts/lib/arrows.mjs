// Which package may import which, and what a file may import from outside its own package.

/** The arrows of ARCHITECTURE.md. Only tests may follow an arrow of `devDependencies`. */
export const ARROWS = {
  rules: [],
  tempo: ['rules'],
  dice: ['rules'],
  bots: ['rules', 'tempo'],
  table: ['rules', 'tempo', 'dice', 'bots'],
  protocol: ['rules', 'tempo', 'dice', 'bots', 'table'],
  client: ['rules', 'tempo', 'dice', 'bots', 'table', 'protocol'],
  server: ['rules', 'tempo', 'dice', 'bots', 'table', 'protocol'],
  web: ['rules', 'tempo', 'dice', 'bots', 'table', 'protocol', 'client'],
  cli: ['rules', 'tempo', 'dice', 'bots', 'table', 'protocol', 'client', 'server'],
}

const OURS = '@jelly/'
const packageOf = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)[0]
const isBuiltin = (specifier) => /^(?:node|virtual):/.test(specifier)
const isForTests = (file, home) => !file.startsWith(`${home}/src/`) || file.startsWith(`${home}/src/testing`)

/** What is wrong with the dependencies that a package declares. */
export function wrongDependencies(name, { dependencies = {} }, arrows = ARROWS) {
  const allowed = arrows[name]
  if (!allowed) return [`${name} has no line in the table of arrows`]
  return Object.keys(dependencies)
    .filter((each) => each.startsWith(OURS) && !allowed.includes(each.slice(OURS.length)))
    .map((each) => `${name} may not depend on ${each}`)
}

/** What is wrong with one import of a package at `home`, as a sentence, or null. */
export function wrongImport({ file, specifier, target }, home, manifest, rootManifest) {
  if (target !== null) {
    const isTool = target.startsWith('scripts/') && isForTests(file, home)
    const isNear = target.startsWith(`${home}/`) || target.startsWith('docs/') || isTool
    return isNear ? null : 'import another package by its name; what its tests share comes from testing/'
  }
  if (isBuiltin(specifier)) return null
  const tests = isForTests(file, home)
  if (!tests && specifier.startsWith(OURS) && specifier.endsWith('/testing')) return 'testing/ is for tests only'
  const wanted = packageOf(specifier)
  const declared = {
    ...manifest.dependencies,
    ...(tests && { ...manifest.devDependencies, ...rootManifest.devDependencies }),
  }
  return wanted in declared || wanted === manifest.name ? null : `${wanted} is not declared in ${home}/package.json`
}
