import { buildReplay, replayText, verifyReplayText } from '@jelly/dice'
import { expect, it } from 'vitest'
import { TestTable } from './support/TestTable.ts'

it('a rematch can be checked too: seeds that come in before it count', async () => {
  const table = await TestTable.open({ seed: 4, quick: true, settings: { players: 3 } })
  const ann = await table.join('Ann')
  await table.ask(ann, { type: 'giveSeed', seed: 'first' })
  await table.until('ended')
  await table.ask(ann, { type: 'rematch' })
  await table.until('lobby')
  await table.ask(ann, { type: 'giveSeed', seed: 'second' })
  await table.until('ended')
  const [, rematch] = table.games
  if (rematch === undefined) throw new Error('no rematch')
  expect(rematch.seeds[ann.seat]).toBe('second')
  expect(verifyReplayText(replayText(buildReplay(rematch)))).toMatchObject({ ok: true })
})
