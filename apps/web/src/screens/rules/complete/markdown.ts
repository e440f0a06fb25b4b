export interface Item {
  readonly text: string
  readonly children: readonly Item[]
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ')

const cells = (line: string): string[] =>
  line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/** Lines of a list, cut where an item of this indent begins. */
function items(lines: readonly string[], indent: number): Item[] {
  const mark = `${' '.repeat(indent)}- `
  const starts = lines.flatMap((line, at) => (line.startsWith(mark) ? [at] : []))
  return starts.map((start, n) => item(lines.slice(start, starts[n + 1] ?? lines.length), indent))
}

function item(lines: readonly string[], indent: number): Item {
  const inner = lines.findIndex((line, at) => at > 0 && line.startsWith(`${' '.repeat(indent + 2)}- `))
  const own = inner === -1 ? lines : lines.slice(0, inner)
  const text = joined(own).replace(/^- /, '')
  return { text, children: inner === -1 ? [] : items(lines.slice(inner), indent + 2) }
}

function block(lines: readonly string[]): Block {
  const [first = ''] = lines
  const heading = /^(#+) (.*)$/.exec(first)
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }
  if (first.startsWith('- ')) return { kind: 'list', items: items(lines, 0) }
  if (first.startsWith('|')) return { kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) }
  return { kind: 'paragraph', text: joined(lines) }
}

/** The little Markdown that our own pages use: headings, paragraphs, lists in lists, tables. */
export const blocksOf = (source: string): Block[] =>
  source
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(block)

/** What stands under a heading of the first level, without that heading. */
export function partUnder(source: string, heading: string): string {
  const parts = source.split(/^# /m)
  return parts.find((part) => part.startsWith(`${heading}\n`))?.slice(heading.length) ?? ''
}
