// @vitest-environment happy-dom
import type { TableStore } from '@jelly/client'
import { act } from 'react'
import { expect, test } from 'vitest'
import { TableContext } from '../../src/connection/TableContext.ts'
import { LedgerSheet } from '../../src/screens/table/ledger/LedgerSheet.tsx'
import { render } from '../support/render.tsx'

const districts = ['1A', '2A', '3A'].map((face) => ({ face, names: null }))
const squad = { jelly: 2, podCount: 0 }
const seats = ['Ann', 'Ben', 'Cat'].map((name) => ({ kind: 'person', name }))
const scored = districts.map((_, district) => ({
  round: 1,
  event: { type: 'districtScored', district, totals: [0, 0, 0], controllers: [], cancelled: [], rerolled: null },
}))

const snapshotIn = (round: number) => ({
  you: 0,
  view: { game: { round, districts, squads: [squad, squad, squad] }, seats, fairness: null },
  history: { moments: scored },
})

const centerScored = { round: 1, event: { type: 'centerScored', counts: [0, 0, 0], winners: [] } }

test.each([
  ['sums up a round of which all steps were seen', [...scored, centerScored], 2],
  ['sums up nothing where a step was missed: the sum would be wrong', [...scored.slice(1), centerScored], 1],
])('the ledger %s', async (_, moments, sums) => {
  const snapshot = { ...snapshotIn(1), history: { moments } }
  const store = { get: () => snapshot, subscribe: () => () => undefined } as unknown as TableStore
  const page = await render(
    <TableContext value={store}>
      <LedgerSheet />
    </TableContext>,
  )
  expect(page.findAll('tfoot tr')).toHaveLength(sums)
  await page.show(null)
})

test('the ledger keeps its rows when the next round begins, until the phase is seen to change', async () => {
  let snapshot = snapshotIn(1)
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const store = { get: () => snapshot, subscribe } as unknown as TableStore
  const page = await render(
    <TableContext value={store}>
      <LedgerSheet />
    </TableContext>,
  )
  expect(page.findAll('tbody tr')).toHaveLength(3)
  act(() => {
    snapshot = snapshotIn(2)
    for (const listener of listeners) listener()
  })
  expect(page.findAll('tbody tr')).toHaveLength(3)
  await page.show(null)
})
