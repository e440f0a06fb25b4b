import { expect, test } from 'vitest'
import { loadLanguage, withWords } from '../../src/i18n/catalogs.ts'
import { type SceneFacts, sceneSentences } from '../../src/words/table/scoring.ts'

await withWords('table', Promise.resolve())
const en = await loadLanguage('en')
const fr = await loadLanguage('fr')
const names = { who: (seat: number | 'table') => ['Ann', 'Bea', 'Cid'][Number(seat)] ?? '', district: () => 'Zoo' }

const facts = (more: Partial<SceneFacts>): SceneFacts => ({
  isCenter: false,
  totals: [7, 4, 0],
  winners: [0],
  asking: false,
  present: [0, 1],
  changes: [{ seat: 0, jelly: 5, pods: 0 }],
  notes: [],
  ...more,
})

test.each([
  [{}, 'Ann 7 against Bea 4. +5 Jelly.', 'Ann 7 contre Bea 4. +5 Gelées.'],
  [{ present: [0] }, 'Ann 7, all alone. +5 Jelly.', 'Ann 7, sans rival. +5 Gelées.'],
  [
    {
      changes: [
        { seat: 0, jelly: 1, pods: 2 },
        { seat: 1, jelly: -1, pods: 0 },
      ],
    },
    'Ann 7 against Bea 4. Ann: +1 Jelly, +2 pods. Bea: −1 Jelly.',
    'Ann 7 contre Bea 4. Ann : +1 Gelée, +2 Jelly-pods. Bea : −1 Gelée.',
  ],
  [
    {
      totals: [6, 6, 0],
      winners: [0, 1],
      notes: [{ kind: 'copied', from: 3 }],
      changes: [
        { seat: 0, jelly: 0, pods: 1 },
        { seat: 1, jelly: 0, pods: 1 },
      ],
    },
    'Ann and Bea tie with 6. It copies Zoo. Ann and Bea: +1 pod each.',
    'Ann et Bea à égalité avec 6. Le quartier copie : Zoo. Ann et Bea : +1 Jelly-pod chacun.',
  ],
  [{ changes: [] }, 'Ann 7 against Bea 4. Nothing to gain.', 'Ann 7 contre Bea 4. Rien à gagner.'],
  [{ changes: [], asking: true }, 'Ann 7 against Bea 4.', 'Ann 7 contre Bea 4.'],
  [{ winners: [], present: [], changes: [] }, 'Nobody controls it.', 'Aucun joueur majoritaire.'],
] as const)('%j in whole sentences', (more, english, french) => {
  expect(sceneSentences(en, facts(more), names)).toBe(english)
  expect(sceneSentences(fr, facts(more), names).replaceAll('\u00A0', ' ')).toBe(french)
})
