// Reads what the files of a package import.
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const patterns = [
  /\b(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  // A worker is started by its file.
  /\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g,
]

const withoutComments = (text) => text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** Every specifier that a source text imports, also by type, by `import()` and by a worker's URL. */
export function specifiersIn(text) {
  const code = withoutComments(text)
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, specifier]) => specifier.split('?')[0]))
}

/** `target` is a path for a relative import and null for the name of a package. */
function importOf(file, specifier) {
  const isRelative = specifier.startsWith('.')
  return { file, specifier, target: isRelative ? posix.join(posix.dirname(file), specifier) : null }
}

/** All imports of the sources below a folder; paths are relative to `base`. */
export function importsBelow(base, folder) {
  const files = globSync(`${folder}/**/*.{ts,tsx,mts}`, { cwd: base, exclude: ['**/node_modules/**', '**/dist/**'] })
  return files.toSorted().flatMap((path) => {
    const file = path.replaceAll('\\', '/')
    return specifiersIn(readFileSync(join(base, file), 'utf8')).map((specifier) => importOf(file, specifier))
  })
}
