import { expect, test } from 'vitest'
import { loadLanguage, withWords } from '../../src/i18n/catalogs.ts'
import { whatIfSentence } from '../../src/words/replay/whatIf.ts'

await withWords('table', Promise.resolve())
await withWords('replay', Promise.resolve())
const names = { who: (seat: number | 'table') => ['Ann', 'Bea'][Number(seat)] ?? '', district: () => 'Zoo' }

test.each([
  ['en', { jelly: 0, pods: -1 }, 'Without the last kick there (Ann): Bea −1 pod.'],
  ['en', { jelly: 4, pods: 2 }, 'Without the last kick there (Ann): Bea +4 Jelly, +2 pods.'],
  ['fr', { jelly: 4, pods: 0 }, 'Sans la dernière expulsion ici (Ann) : Bea +4 Gelées.'],
  ['fr', { jelly: 1, pods: 0 }, 'Sans la dernière expulsion ici (Ann) : Bea +1 Gelée.'],
] as const)('in %s, %j: %s', async (language, change, sentence) => {
  const what = { without: 'kick', by: 0, changes: [{ seat: 1, ...change }], isSame: false } as const
  expect(whatIfSentence(await loadLanguage(language), what, names).replaceAll(/\p{Zs}/gu, ' ')).toBe(sentence)
})
