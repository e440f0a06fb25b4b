import type { MessageDescriptor } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { loadLanguage, withWords } from '../../src/i18n/catalogs.ts'
import { LANGUAGES } from '../../src/locales/languages.ts'
import { SORRY } from '../../src/screens/learn/coach/LessonCoach.tsx'
import { STEPS } from '../../src/screens/learn/steps/steps.ts'

const said: readonly MessageDescriptor[] = [
  ...STEPS.flatMap(({ prompts }) =>
    prompts.flatMap((prompt) => ('thenSay' in prompt ? [prompt.say, prompt.thenSay] : [prompt.say])),
  ),
  ...Object.values(SORRY),
]

/** A sign that stands alone is no word. */
const countOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

describe.each(LANGUAGES)('what Pip says in %s', (language) => {
  test('has at most eight words', async () => {
    await withWords('learn', Promise.resolve())
    const i18n = await loadLanguage(language)
    const long = said.map((words) => i18n._(words)).filter((text) => countOf(text) > 8)
    expect(long).toEqual([])
    expect(said.length).toBeGreaterThan(30)
  })
})
