import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blocksOf, partUnder } from '../../src/screens/rules/complete/markdown.ts'

const rules = readFileSync(join(import.meta.dirname, '../../../../docs/rules.md'), 'utf8')
const numbers = (text: string): string[] =>
  [...text.matchAll(/^- \*\*([SRCWK]\d)\*\*/gm)].map((found) => found[1] ?? '')

test('headings, paragraphs, lists in lists and tables', () => {
  const source =
    '## Title\n\nTwo lines\nof text.\n\n- one\n  goes on\n  - inner\n- two\n\n| a | b |\n|---|---|\n| 1 | `2` |\n'
  expect(blocksOf(source)).toEqual([
    { kind: 'heading', level: 2, text: 'Title' },
    { kind: 'paragraph', text: 'Two lines of text.' },
    {
      kind: 'list',
      items: [
        { text: 'one goes on', children: [{ text: 'inner', children: [] }] },
        { text: 'two', children: [] },
      ],
    },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '`2`']] },
  ])
})

describe.each(['English', 'Français'])('the rules page in %s', (heading) => {
  test('has every numbered rule, each as an item of a list', () => {
    const part = partUnder(rules, heading)
    const items = blocksOf(part).flatMap((block) => (block.kind === 'list' ? block.items : []))
    const listed = items.flatMap(({ text }) => /^\*\*([SRCWK]\d)\*\*/.exec(text)?.[1] ?? [])
    expect(listed).toEqual(numbers(part))
    expect(listed).toEqual(numbers(partUnder(rules, 'English')))
    expect(listed.length).toBeGreaterThan(30)
  })
})
