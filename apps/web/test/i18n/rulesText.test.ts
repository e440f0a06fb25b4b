import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rulesText } from '../../tools/rulesText.ts'

const source = readFileSync(join(import.meta.dirname, '../../../../docs/rules.md'), 'utf8')
const rules = rulesText(source)

test('headings, paragraphs, lists in lists and tables, under the name of their language', () => {
  const text =
    '# One\n\n## Title\n\nTwo lines\nof *text*.\n\n- **R1** one\n  goes on\n  - inner\n- two\n\n| a | b |\n|---|---|\n| 1 | `2` |\n\n# Two\n'
  expect(rulesText(text)).toEqual({
    One: [
      { kind: 'heading', text: ['Title'] },
      { kind: 'paragraph', text: ['Two lines of ', { kind: 'em', pieces: ['text'] }, '.'] },
      {
        kind: 'list',
        items: [
          { number: 'R1', text: [' one goes on'], children: [{ number: null, text: ['inner'], children: [] }] },
          { number: null, text: ['two'], children: [] },
        ],
      },
      { kind: 'table', head: [['a'], ['b']], rows: [[['1'], [{ kind: 'code', text: '2' }]]] },
    ],
    Two: [],
  })
})

test('French keeps its high punctuation with the word before it', () => {
  const text = "# Un\n\nL'effet : « oui » `a` ; non !\n"
  expect(rulesText(text)).toEqual({
    Un: [
      {
        kind: 'paragraph',
        text: ['L’effet\u00a0: «\u00a0oui\u00a0» ', { kind: 'code', text: 'a' }, '\u00a0; non\u00a0!'],
      },
    ],
  })
})

describe.each(['English', 'Français'])('the rules page in %s', (name) => {
  test('has every numbered rule, each as an item of a list', () => {
    const items = (rules[name] ?? []).flatMap((block) => (block.kind === 'list' ? block.items : []))
    const listed = items.flatMap(({ number }) => number ?? [])
    const [, english = ''] = source.split(/^# English$/m)
    const [part = ''] = english.split(/^# Français$/m)
    expect(listed).toEqual([...part.matchAll(/^- \*\*([SRCWK]\d)\*\*/gm)].map((found) => found[1]))
    expect(listed.length).toBeGreaterThan(30)
  })
})
