import type { ManifestWords } from '../../src/Drawn.ts'

interface AppManifest {
  readonly shortcuts: readonly object[]
  readonly screenshots: readonly object[]
}

/** What an installed page is, in another language. */
export function manifestIn(text: string, { language, direction, description, ...words }: ManifestWords): string {
  const manifest = JSON.parse(text) as AppManifest
  const named = <Of extends object>(key: string, list: readonly Of[], names: readonly string[]) => {
    if (names.length !== list.length) throw new Error(`the manifest has not a ${key} for each of its words`)
    return list.map((one, n) => ({ ...one, [key]: names[n] }))
  }
  return JSON.stringify({
    ...manifest,
    lang: language,
    dir: direction,
    description,
    shortcuts: named('name', manifest.shortcuts, words.shortcuts),
    screenshots: named('label', manifest.screenshots, words.screenshots),
  })
}
