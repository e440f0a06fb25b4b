/** The cookie in which the page keeps a language that was chosen, and not left to the browser. */
const CHOSEN = /(?:^|;\s*)jelly-language=([\w-]+)/

interface Wish {
  readonly tag: string
  readonly weight: number
}

function wishOf(part: string): Wish {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return { tag: tag.slice(0, 2), weight: weight === undefined ? 1 : Number(weight) || 0 }
}

/** The chosen language, else the first of the browser's that there is, else English: as the page itself decides. */
export function languageFor(known: readonly string[], asked: Headers): string {
  const chosen = CHOSEN.exec(asked.get('cookie') ?? '')?.[1]
  if (chosen !== undefined && known.includes(chosen)) return chosen
  const wishes = (asked.get('accept-language') ?? '').split(',').map(wishOf)
  const best = wishes.toSorted((one, other) => other.weight - one.weight)
  return best.find(({ tag, weight }) => weight > 0 && known.includes(tag))?.tag ?? 'en'
}
