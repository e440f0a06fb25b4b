import { describe, expect, it } from 'vitest'
import { decodeClientMessage, makeTableBody, readName } from '../src/index.ts'

const read = (name: string) => {
  const known = readName(name)
  return 'name' in known ? known.name : known.problem
}
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
    ['a character for private use', '\ue000'],
    ['one emoji too many', '🎲'.repeat(25)],
  ])('may not be %s', (_, name) => {
    expect(overHttp(name)).toBe(false)
    expect(overTheSocket(name)).toBe(false)
  })

  it.each([
    ['an invisible letter inside', 'Gi\u200bna', 'Gina'],
    ['a name with a Hangul filler', 'Gina\u3164', 'Gina'],
    ['a byte order mark inside', 'Gi\ufeffna', 'Gina'],
    ['a mark that turns the reading direction', 'a\u061cb', 'ab'],
    ['a joiner at the end', 'Gina\u200d', 'Gina'],
    ['a joiner at the start', '\u200dGina', 'Gina'],
    ['two joiners', 'Gi\u200d\u200dna', 'Gina'],
    ['a mark that turns the rest of the line', '\u202eaniG', 'aniG'],
    ['half an emoji', 'Gina \ud83c', 'Gina'],
    ['half an emoji inside', 'Gi\udfb2na', 'Gina'],
    ['line breaks and many spaces', ' Gina\n\t  of \u00a0 the\u3000hill ', 'Gina of the hill'],
    ['letters made of two', 'Zoe\u0301', 'Zoé'],
  ])('is mended: %s', (_, typed, name) => {
    expect(read(typed)).toBe(name)
    expect(makeTableBody.parse({ name: typed }).name).toBe(name)
    expect(read(name)).toBe(name)
  })

  it.each(['Bot', 'bot Surivox', 'BÓT 7', '\u200bBot\u202e Lu'])('is not a bot’s: %j', (name) => {
    expect(read(name)).toBe('likeABot')
    expect(overHttp(name)).toBe(false)
  })

  it.each(['Botho', 'Robot', 'Abbot Lu'])('only sounds like a bot’s: %j', (name) => expect(read(name)).toBe(name))

  it('says why it cannot be one', () => {
    expect(read(' \u3164 ')).toBe('empty')
    expect(read('x'.repeat(25))).toBe('tooLong')
  })
})
