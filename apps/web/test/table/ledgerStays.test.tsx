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
