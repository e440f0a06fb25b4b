import { expect, test } from 'vitest'
import { testWords } from '../../tools/testWords.ts'

test('words grow by 60 %, places come in reversed order, the message stands in marks', () => {
  const words = testWords('{who} placed a {value} on {district}.')
  expect(words).toMatch(/^⟦\.\{district\}.*\{value\}.*\{who\}⟧$/)
  expect(/[א-ת]{10}/.test(words)).toBe(true)
})

test('a tag moves with what stands in it', () => {
  expect(testWords('<b>{who}</b> locked {district}')).toMatch(/^⟦\{district\}.*<b>\{who\}<\/b>⟧$/)
})

test('every case of a plural or a choice is kept', () => {
  const words = testWords('{n, plural, one {# die} other {# dice}} {kind, select, low {bad} other {good}}')
  expect(words).toMatch(/\{kind, select, low \{[א-ת]+\} other \{[א-ת]+\}\} \{n, plural, one \{.*#\} other \{.*#\}\}/)
})
