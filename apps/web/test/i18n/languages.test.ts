import { expect, test } from 'vitest'
import { languageOf } from '../../src/i18n/languageOf.ts'

test('the first language of the browser that we speak', () => {
  expect(languageOf('auto', ['de-DE', 'fr-CA', 'en'])).toBe('fr')
  expect(languageOf('auto', ['en-GB', 'fr'])).toBe('en')
})

test('English for those whose language we do not speak', () => {
  expect(languageOf('auto', ['ja'])).toBe('en')
  expect(languageOf('auto', [])).toBe('en')
})

test('a choice of one’s own comes first', () => {
  expect(languageOf('fr', ['en-US'])).toBe('fr')
})
