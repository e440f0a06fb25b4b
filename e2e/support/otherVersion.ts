import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const built = join(import.meta.dirname, '..', '..', 'apps/web/dist')

export const builtVersion = (): string => readFileSync(join(built, 'version.txt'), 'utf8')

/** The built page once more, as the next version of it would be: two of its parts have changed, and so their names. */
export function writeOtherVersion(folder: string): string {
  cpSync(built, folder, { recursive: true })
  const version = builtVersion()
  const next = version.replaceAll(/./g, 'e')
  const renamed = new Map([[version, next]])
  for (const file of globSync('assets/{RulesScreen,SettingsPanel}-*.js', { cwd: folder })) {
    const name = file.replace('assets/', '')
    const other = name.replace(/-.*/, '-next.js')
    renamed.set(name, other)
    renameSync(join(folder, file), join(folder, 'assets', other))
  }
  if (renamed.size !== 3) throw new Error(`the page has other parts than expected: ${[...renamed.keys()].join(', ')}`)
  for (const file of globSync('**/*.{html,js,txt}', { cwd: folder })) {
    let text = readFileSync(join(folder, file), 'utf8')
    for (const [from, to] of renamed) text = text.replaceAll(from, to)
    writeFileSync(join(folder, file), text)
  }
  return next
}
