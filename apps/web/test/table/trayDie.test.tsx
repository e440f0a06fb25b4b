// @vitest-environment happy-dom
import type { TableStore } from '@jelly/client'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { TableContext } from '../../src/connection/TableContext.ts'
import type { Actions } from '../../src/screens/table/actions/Actions.ts'
import { ActionsContext } from '../../src/screens/table/actions/ActionsContext.ts'
import { IDLE, type Intent, pick } from '../../src/screens/table/actions/intent.ts'
import { TrayDie } from '../../src/screens/table/tray/TrayDie.tsx'
import { render } from '../support/render.tsx'

const snapshot = { you: 0, marks: { dice: [] } }
const store = { get: () => snapshot, subscribe: () => () => undefined } as unknown as TableStore

/** What is picked, and nothing else of a player's actions. */
function pickingOnly(): Actions {
  let intent: Intent = IDLE
  const listeners = new Set<() => void>()
  const actions = {
    get: () => intent,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tapDie(die: number) {
      intent = pick(intent, die)
      for (const listener of listeners) listener()
    },
  }
  return actions as unknown as Actions
}

test('a die that is pressed shows its ring at once and rises a frame later', async () => {
  const page = await render(
    <TableContext value={store}>
      <ActionsContext value={pickingOnly()}>
        <TrayDie die={0} value={6} roll={1} ready />
      </ActionsContext>
    </TableContext>,
  )
  const die = page.find('button')
  // As in a browser, which tells which event is at hand.
  vi.stubGlobal('event', new MouseEvent('click'))
  await page.click('button')
  vi.unstubAllGlobals()
  expect(die.querySelector('path')?.dataset['on']).toBe('true')
  expect(die.dataset['picked']).toBe('true')
  expect(die.dataset['lifted']).toBeUndefined()
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1))))
  expect(die.dataset['lifted']).toBe('true')
})
