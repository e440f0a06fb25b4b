interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

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

/** The style sheets that a prerendered screen needs before it is painted. `screen`: its source, if it comes on its own. */
export function headFor(screen: string | null, manifest: Manifest, styles: string): string {
  const first = withImports(manifest, ['index.html'])
  const more = [...withImports(manifest, screen === null ? [] : [screen])].filter((name) => !first.has(name))
  const sheets = new Set(more.flatMap((name) => manifest[name]?.css ?? []).map((file) => `/${file}`))
  return [...sheets, styles].map((file) => `<link rel="stylesheet" href="${file}">`).join('')
}
