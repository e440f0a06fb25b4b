interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

interface Wanted {
  /** The source of the screen, where it does not come with the page itself. */
  readonly screen: string | null
  readonly language: string
  readonly catalogs: readonly string[]
}

function withImports(manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`the build knows no ${name}`)
    found.add(name)
    withImports(manifest, chunk.imports ?? [], found)
  }
  return found
}

/** What a prerendered screen needs at once: its style sheets, and its scripts and words as soon as there is time. */
export function headFor({ screen, language, catalogs }: Wanted, manifest: Manifest, styles: string): string {
  const first = withImports(manifest, ['index.html'])
  const words = Object.keys(manifest).filter((name) =>
    catalogs.some((catalog) => name.endsWith(`${language}/${catalog}.po`)),
  )
  const more = [...withImports(manifest, [...(screen === null ? [] : [screen]), ...words])].filter(
    (name) => !first.has(name),
  )
  const sheets = new Set(more.flatMap((name) => manifest[name]?.css ?? []).map((file) => `/${file}`))
  const scripts = more.map((name) => `/${manifest[name]?.file}`)
  return [
    ...[...sheets, styles].map((file) => `<link rel="stylesheet" href="${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" href="${file}">`),
  ].join('')
}
