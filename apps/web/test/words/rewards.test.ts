import { houseEdition, parseReward, REFUSAL_REASONS } from '@jelly/rules'
import { TABLE_REFUSALS, type TableRefusal } from '@jelly/table'
import { describe, expect, test } from 'vitest'
import { loadLanguage, withWords } from '../../src/i18n/catalogs.ts'
import { refusalSentence } from '../../src/words/table/refusals.ts'
import { rewardText } from '../../src/words/rewards.ts'
import { rewardSentence } from '../../src/words/pages/rewardSentences.ts'

await withWords('pages', withWords('table', Promise.resolve()))
const en = await loadLanguage('en')
const fr = await loadLanguage('fr')
const zones = houseEdition.boards.flatMap(({ faces }) => faces.flatMap((face) => face.zones))
const names = { who: () => 'Gina', district: () => 'Harbour' }

test.each([
  ['6', '6 Jelly', '6 Gelées'],
  ['0', 'nothing', 'rien'],
  ['pod 2/pod', 'a pod, 2 Jelly for each pod you hold', 'un Jelly-pod, 2 Gelées par Jelly-pod en votre possession'],
  [
    'dice(1-2: 7, 3+: pod)',
    '1 to 2 dice: 7 Jelly; 3 dice or more: a pod',
    '1 à 2 dés : 7 Gelées ; 3 dés ou plus : un Jelly-pod',
  ],
])('%s in a few words', (notation, english, french) => {
  expect(rewardText(en, parseReward(notation))).toBe(english)
  expect(rewardText(fr, parseReward(notation)).replaceAll('\u00A0', ' ')).toBe(french)
})

test.each([
  ['en', en],
  ['fr', fr],
])('every zone of the city is explained in whole sentences: %s', (_, i18n) => {
  for (const zone of zones) expect(rewardSentence(i18n, zone)).toMatch(/^[A-ZÀ-Ý].*\.$/)
})

describe('refusals', () => {
  const reasons = [...REFUSAL_REASONS, ...TABLE_REFUSALS]

  test.each(reasons)('%s is told in both languages', (refused) => {
    const [english, french] = [en, fr].map((i18n) => refusalSentence(i18n, { refused } as TableRefusal, names))
    expect(english).toMatch(/\.$/)
    expect(french).toMatch(/\.$/)
    expect(french).not.toBe(english)
  })

  test('a photo finish names who was first and by how much', () => {
    const refusal: TableRefusal = { refused: 'districtLocked', by: 2, district: 0, late: 80 }
    expect(refusalSentence(en, refusal, names)).toBe('Gina locked it 0.08 s before you.')
    expect(refusalSentence(fr, refusal, names)).toBe('Gina l’a bloqué 0,08 s avant vous.')
  })

  test('a lock names its owner', () => {
    expect(refusalSentence(en, { refused: 'districtLocked', by: 2, district: 0 }, names)).toBe('Gina locked Harbour.')
  })
})
