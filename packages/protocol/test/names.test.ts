import { describe, expect, it } from 'vitest'
import { decodeClientMessage, makeTableBody } from '../src/index.ts'

const overHttp = (name: string) => makeTableBody.safeParse({ name }).success
const overTheSocket = (name: string) =>
  'message' in decodeClientMessage(JSON.stringify({ type: 'do', id: 1, request: { type: 'setName', name } }))

describe('a name', () => {
  it.each([
    'Gina',
    'Zoé Dœuf',
    'Åsa-Lena O’Neil',
    '李小龍',
    'محمد',
    'می‌خواهم',
    'देवनागरी',
    '👍',
    '👩‍👩‍👧‍👦 Kim',
    '❤️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'x'.repeat(24),
    '🎲'.repeat(24),
  ])('may be %j', (name) => {
    expect(overHttp(name)).toBe(true)
    expect(overTheSocket(name)).toBe(true)
  })

  it.each([
    ['a zero-width space', '\u200b'],
    ['a joiner alone', '\u200d'],
    ['a soft hyphen', '\u00ad'],
    ['a Hangul filler', '\u3164'],
    ['a half-width Hangul filler', '\uffa0'],
    ['an empty braille pattern', '\u2800'],
    ['a word joiner between spaces', ' \u2060 '],
    ['a variation selector alone', '\ufe0f'],
    ['a tag alone', '\u{e0041}'],
    ['an accent without a letter', '\u0301'],
    ['an invisible letter inside', 'Gi\u200bna'],
    ['a name with a Hangul filler', 'Gina\u3164'],
    ['a byte order mark inside', 'Gi\ufeffna'],
    ['a character for private use', '\ue000'],
    ['a mark that turns the reading direction', 'a\u061cb'],
    ['a joiner at the end', 'Gina\u200d'],
    ['a joiner at the start', '\u200dGina'],
    ['two joiners', 'Gi\u200d\u200dna'],
    ['one emoji too many', '🎲'.repeat(25)],
  ])('may not be %s', (_, name) => {
    expect(overHttp(name)).toBe(false)
    expect(overTheSocket(name)).toBe(false)
  })
})
