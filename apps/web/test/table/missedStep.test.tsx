// @vitest-environment happy-dom
import type { TableStore } from '@jelly/client'
import { expect, test } from 'vitest'
import { TableContext } from '../../src/connection/TableContext.ts'
import type { Scene } from '../../src/screens/table/model/scenes.ts'
import { Book } from '../../src/screens/table/scoring/Book.tsx'
import { Stops } from '../../src/screens/table/scoring/Stops.tsx'
import { render } from '../support/render.tsx'

const FACES = ['1A', '2A', '3A', '4A']
const squad = { jelly: 2, podCount: 0 }
const game = { drone: 1, districts: FACES.map((face) => ({ face, names: null })), squads: [squad, squad, squad] }
const seats = ['Ann', 'Ben', 'Cat'].map((name) => ({ kind: 'person', name }))
const snapshot = { you: 0, view: { game, seats } }
const store = { get: () => snapshot, subscribe: () => () => undefined } as unknown as TableStore

const sceneAt = (district: number | null, gained: number): Scene => ({
  round: 1,
  district,
  totals: [0, 6, 0],
  winners: [1],
  cancelled: [],
  rerolled: false,
  asking: false,
  transfers: [
    {
      kind: 'jelly',
      seat: 1,
      amount: gained,
      source: { district: district ?? 0, shownAt: 0, icon: { kind: 'jelly', amount: gained } },
    },
  ],
})

test('who was away for a step finds the next one in its own column', async () => {
  // The drone points at 1; what happened on 2 was not seen.
  const scenes = [sceneAt(1, 3), sceneAt(3, 5)]
  const page = await render(
    <TableContext value={store}>
      <Stops now={3} />
      <Book scenes={scenes} landed={1} />
    </TableContext>,
  )
  expect(page.findAll('li', /^/).map(({ dataset }) => dataset['state'])).toEqual([
    'done',
    'done',
    'now',
    'next',
    'next',
  ])
  const [, ben] = page.findAll('tbody tr', /^/)
  expect([...(ben?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent).slice(0, 6)).toEqual([
    '+3',
    '·',
    '+5',
    '·',
    '·',
    '+8',
  ])
  expect(page.findAll('tbody td[data-now]', /^/).map(({ textContent }) => textContent)).toEqual(['–', '+5', '–'])
})
