import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'

/** The commands and files that a page of the documents shows. Each is used once, with the names of a real machine in it. */
export class Document {
  readonly name: string
  readonly #blocks: string[]

  constructor(name: string) {
    this.name = name
    const text = readFileSync(join(root, 'docs', name), 'utf8')
    this.#blocks = [...text.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, block = '']) => block)
  }

  /** The block that begins like this, with these words replaced. Fails where a word is not there. */
  take(beginning: string, replaced: Readonly<Record<string, string>> = {}): string {
    const at = this.#blocks.findIndex((block) => block.startsWith(beginning))
    const [block] = at < 0 ? [] : this.#blocks.splice(at, 1)
    if (block === undefined) throw new Error(`docs/${this.name} shows nothing that begins with “${beginning}”`)
    return Object.entries(replaced).reduce((text, [word, by]) => {
      if (!text.includes(word)) throw new Error(`docs/${this.name}: “${word}” is not in “${beginning}…”`)
      return text.replaceAll(word, by)
    }, block)
  }

  /** What nobody has used. */
  get rest(): readonly string[] {
    return this.#blocks.map((block) => block.split('\n')[0] ?? '')
  }
}
