import { readFileSync } from 'node:fs'
import { marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { Block, Item, TextPiece, RuleLine, RulesText } from '../src/screens/rules/complete/rulesText.ts'

const NUMBER = /^[SRCWK]\d$/

function piecesOf(tokens: readonly Token[] = []): TextPiece[] {
  return tokens.flatMap((token): TextPiece[] => {
    switch (token.type) {
      case 'strong':
      case 'em':
        return [{ kind: token.type, pieces: piecesOf(token.tokens) }]
      case 'codespan':
        return [{ kind: 'code', text: token.text as string }]
      case 'link':
      case 'text':
        return token.tokens ? piecesOf(token.tokens) : [oneLine(token.text as string)]
      default:
        return [oneLine(token.raw)]
    }
  })
}

/** On one line, as it is printed: French keeps its high punctuation with the word before it. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[:;!?»])|(?<=«) /g, '\u00a0')
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')

function itemOf({ tokens }: Tokens.ListItem): Item {
  const inner = tokens.filter((token): token is Tokens.List => token.type === 'list')
  const [first, ...rest] = piecesOf(tokens.filter(({ type }) => type !== 'list'))
  const [number] = typeof first === 'object' && first.kind === 'strong' ? first.pieces : []
  const isNumbered = typeof number === 'string' && NUMBER.test(number)
  const text = isNumbered ? rest : [...(first === undefined ? [] : [first]), ...rest]
  return { number: isNumbered ? number : null, text, children: inner.flatMap(({ items }) => items.map(itemOf)) }
}

const lineOf = ({ tokens }: { tokens?: Token[] | undefined }): RuleLine => piecesOf(tokens)

function blockOf(token: Token): Block[] {
  if (token.type === 'heading' || token.type === 'paragraph') return [{ kind: token.type, text: lineOf(token) }]
  if (token.type === 'list') return [{ kind: 'list', items: (token as Tokens.List).items.map(itemOf) }]
  if (token.type !== 'table') return []
  const { header, rows } = token as Tokens.Table
  return [{ kind: 'table', head: header.map(lineOf), rows: rows.map((row) => row.map(lineOf)) }]
}

/** The rules page, cut at its headings of the first level: one part for each language. */
export function rulesText(markdown: string): RulesText {
  const parts: Record<string, Block[]> = {}
  let part: Block[] = []
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 1) part = parts[token.text as string] = []
    else part.push(...blockOf(token))
  }
  return parts
}

const ASKED = '?text'

/** `import rules from '…/rules.md?text'`: read at build time, so that the page carries no reader of Markdown. */
export const rulesTextPlugin: Plugin = {
  name: 'rules-text',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(`rules.md${ASKED}`)) return undefined
    const file = id.slice(0, -ASKED.length)
    this.addWatchFile(file)
    return { code: `export default ${JSON.stringify(rulesText(readFileSync(file, 'utf8')))}`, moduleType: 'js' }
  },
}
