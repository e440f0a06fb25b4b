import { expect, test } from 'vitest'
import { loadLanguage, withWords } from '../../src/i18n/catalogs.ts'
import { eventSentence, markedSentence, type Telling } from '../../src/words/table/events.ts'

await withWords('table', Promise.resolve())
const en = await loadLanguage('en')
const fr = await loadLanguage('fr')
const who = ['Ann', 'You', 'Cid']

const telling = (i18n: Telling['i18n']): Telling => ({
  i18n,
  names: { who: (seat) => (seat === 'table' ? 'The table' : (who[seat] ?? '')), district: () => 'Zoo' },
  you: 1,
  valueOf: () => 5,
  rewardAt: () => [{ kind: 'jelly', amount: 3 }],
})

test.each([
  [{ type: 'diePlaced', seat: 0, die: 0, value: 4, district: 2 }, 'Ann placed a 4 on Zoo.', 'Ann a posé un 4 (Zoo).'],
  [
    { type: 'diePlaced', seat: 1, die: 7, value: 4, district: 2 },
    'You placed a 4 on Zoo.',
    'Vous avez posé un 4 (Zoo).',
  ],
  [
    { type: 'dieKicked', seat: 0, die: 8, district: 2 },
    'Ann kicked your 5 out of Zoo.',
    'Ann a expulsé votre 5 (Zoo).',
  ],
  [
    { type: 'dieKicked', seat: 1, die: 15, district: 2 },
    'You kicked the 5 of Cid out of Zoo.',
    'Vous avez expulsé un 5 à Cid (Zoo).',
  ],
  [
    { type: 'dieKicked', seat: 0, die: 1, district: 2 },
    'Ann kicked their own 5 out of Zoo.',
    'Ann a expulsé son propre 5 (Zoo).',
  ],
  [
    { type: 'targetMoved', seat: 2, district: 2, zone: 2 },
    'Cid moved the target of Zoo: 3 Jelly.',
    'Cid a déplacé la cible (Zoo) : 3 Gelées.',
  ],
  [{ type: 'timerFlipped', by: 'table' }, 'The hourglass turned by itself.', 'Le sablier s’est retourné tout seul.'],
] as const)('%j in one whole sentence', (event, english, french) => {
  expect(eventSentence(event, telling(en))).toBe(english)
  expect(eventSentence(event, telling(fr)).replaceAll('\u00A0', ' ')).toBe(french)
})

test('who did it is marked, and nothing else', () => {
  expect(markedSentence({ type: 'districtLocked', seat: 0, district: 2 }, telling(en))).toBe('<b>Ann</b> locked Zoo.')
})
