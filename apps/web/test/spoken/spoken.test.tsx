// @vitest-environment happy-dom
import type { Moment } from '@jelly/client'
import type { ViewEvent } from '@jelly/rules'
import { act } from 'react'
import { expect, test } from 'vitest'
import { alerts } from '../../src/screens/table/spoken/announcements.ts'
import { Lines } from '../../src/screens/table/spoken/Lines.tsx'
import { newsFor } from '../../src/screens/table/spoken/newsFor.ts'
import { render } from '../support/render.tsx'

let seq = 0
const moment = (event: ViewEvent, against = false): Moment => ({ seq: ++seq, at: seq, round: 1, event, against })
const flipped = (by: number) => moment({ type: 'timerFlipped', by })
const lockedBy = (seat: number, against: boolean) =>
  moment({ type: 'districtLocked', seat, district: 1, from: 'hand' } as unknown as ViewEvent, against)

test('of a batch everything is told that I did or that was done to me, in turn', () => {
  const before = flipped(2)
  const [mine, theirs, one, two] = [flipped(0), flipped(1), lockedBy(1, true), lockedBy(2, true)]
  const { byMe, toMe } = newsFor([before, mine, one, theirs, two], before, 0)
  expect(byMe).toEqual([mine])
  expect(toMe).toEqual([one, two])
})

test('what was told is not told again; a new game begins anew', () => {
  const one = lockedBy(1, true)
  expect(newsFor([one], one, 0)).toEqual({ byMe: [], toMe: [] })
  const start = moment({ type: 'gameStarted' } as unknown as ViewEvent)
  const two = lockedBy(1, true)
  expect(newsFor([start, two], one, 0).toMe).toEqual([two])
})

test('words that come together all stay to be read, the oldest go', async () => {
  const page = await render(<Lines of={alerts} />)
  await act(async () => {
    alerts.say('one')
    alerts.say('two')
    alerts.say('two')
  })
  expect(page.findAll('span').map(({ textContent }) => textContent.trim())).toEqual(['one', 'two', 'two'])
  const first = page.findAll('span')[1]
  await act(async () => {
    for (let n = 0; n < 7; n++) alerts.say(`later ${n}`)
  })
  expect(page.findAll('span', /later/)).toHaveLength(7)
  expect(page.findAll('span')).toHaveLength(8)
  // What is there already is not read again.
  expect(page.findAll('span')[0]).not.toBe(first)
})
