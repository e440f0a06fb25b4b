import { parse, type Token } from '@messageformat/parser'

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const HEBREW = 'אבגדהוזחטילמנסעפצקרשתאבגדה'

/** Marks around each message: what a page shows outside of them did not come from a catalog. */
export const MARKS = { open: '⟦', close: '⟧' } as const

const letter = (from: string): string => HEBREW[LATIN.indexOf(from.toLowerCase())] ?? from

/** A word in other letters, and 60 % longer. */
const longer = (word: string): string =>
  (word + word.slice(0, Math.ceil(word.length * 0.6))).replaceAll(/[a-z]/gi, letter)

const inTestLetters = (text: string): string => text.replaceAll(/[a-z]+/gi, longer)

type Part = { readonly text: string } | { readonly tag: string; readonly parts: Part[] }

/** Text, places and what stands inside of tags, as a tree: a tag moves as a whole. */
function treeOf(pieces: readonly string[]): Part[] {
  const root: Part[] = []
  const open: { tag: string; parts: Part[] }[] = []
  for (const piece of pieces) {
    const parts = open.at(-1)?.parts ?? root
    const begins = /^<(\w+)>$/.exec(piece)?.[1]
    if (begins !== undefined) open.push({ tag: begins, parts: [] })
    else if (/^<\/\w+>$/.test(piece)) closeInto(open, root)
    else parts.push({ text: piece })
  }
  return root
}

function closeInto(open: { tag: string; parts: Part[] }[], root: Part[]): void {
  const done = open.pop()
  if (done) (open.at(-1)?.parts ?? root).push(done)
}

const reversed = (parts: readonly Part[]): string =>
  parts
    .toReversed()
    .map((part) => ('text' in part ? part.text : `<${part.tag}>${reversed(part.parts)}</${part.tag}>`))
    .join('')

function piecesOf(token: Token): string[] {
  switch (token.type) {
    case 'content':
      return token.value
        .split(/(<\/?\w+\/?>)/)
        .filter((piece) => piece !== '')
        .map((piece) => (piece.startsWith('<') ? piece : inTestLetters(piece)))
    case 'argument':
      return [`{${token.arg}}`]
    case 'octothorpe':
      return ['#']
    case 'function':
      return [`{${token.arg}, ${token.key}}`]
    default:
      return [`{${token.arg}, ${token.type}, ${token.cases.map(caseOf).join(' ')}}`]
  }
}

const caseOf = ({ key, tokens }: { key: string; tokens: Token[] }): string => `${key} {${turned(tokens)}}`

const turned = (tokens: readonly Token[]): string => reversed(treeOf(tokens.flatMap(piecesOf)))

/** A message in the test language: long words, other letters, its places in reversed order. */
export const testWords = (message: string): string => `${MARKS.open}${turned(parse(message))}${MARKS.close}`
