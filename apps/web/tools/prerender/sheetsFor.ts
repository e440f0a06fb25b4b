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
export function sheetsFor(screen: string | null, manifest: Manifest): string[] {
  const names = withImports(manifest, screen === null ? ['index.html'] : ['index.html', screen])
  return [...new Set([...names].flatMap((name) => manifest[name]?.css ?? []))]
}
