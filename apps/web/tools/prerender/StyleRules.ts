const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

const plain = (text: string): string => text.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '')

/** The content security policy forbids style attributes in a page: they become rules. */
export class StyleRules {
  readonly #numbers = new Map<string, number>()

  /** The same elements, each with the number of its rule in place of its style. */
  moveFrom(html: string): string {
    return html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => ` data-drawn="${this.#numberOf(plain(style))}"`)
  }

  get css(): string {
    return [...this.#numbers].map(([style, number]) => `[data-drawn='${number}']{${style}}`).join('\n')
  }

  #numberOf(style: string): number {
    const number = this.#numbers.get(style) ?? this.#numbers.size
    this.#numbers.set(style, number)
    return number
  }
}
