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

/** What a prerendered screen needs. `screen`: its source, if it comes on its own. */
export function filesFor(
  { screen, language }: { readonly screen: string | null; readonly language: string },
  manifest: Manifest,
): { readonly sheets: string[]; readonly scripts: string[] } {
  const words = Object.keys(manifest).filter((name) => name.endsWith(`/${language}/shell.po`))
  const names = [...withImports(manifest, ['index.html', ...words, ...(screen === null ? [] : [screen])])]
  const found = names.map((name) => manifest[name])
  return {
    sheets: [...new Set(found.flatMap((chunk) => chunk?.css ?? []))],
    scripts: found.flatMap((chunk) => chunk?.file ?? []),
  }
}
