import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scoreScenario } from '../../src/score/scoreScenario.ts'

test('the position in docs/score.md is one', () => {
  const page = readFileSync(new URL('../../../../docs/score.md', import.meta.url), 'utf8')
  const [, json = ''] = /```json\n(.*?)```/s.exec(page) ?? []
  expect(scoreScenario(JSON.parse(json))).toMatchObject({ jelly: [4, 8, 0], scores: [8, 13, 0], winners: ['Sam'] })
})
