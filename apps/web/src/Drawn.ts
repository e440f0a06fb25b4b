/** A screen as a browser paints it before its script has run. */
export interface Drawn {
  readonly name: string
  readonly path: string
  readonly screen: string | null
  readonly language: string
  readonly direction: string
  /** A whole element. */
  readonly title: string
  readonly description: string
  readonly html: string
}

/** What the manifest says in one language. */
export interface ManifestWords {
  readonly language: string
  readonly direction: string
  readonly description: string
  readonly shortcuts: readonly string[]
  readonly screenshots: readonly string[]
}

/** What the built entry offers to the tool that writes the files. */
export interface PrerenderedEntry {
  readonly drawAll: () => Promise<{ readonly pages: Drawn[]; readonly manifests: ManifestWords[] }>
}
