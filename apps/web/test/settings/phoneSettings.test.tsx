// @vitest-environment happy-dom
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'

test('a phone shows no rows of keys, until one of a real keyboard is pressed', async () => {
  const touched = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', () => touched)
  onTestFinished(() => void vi.unstubAllGlobals())
  // That a key was pressed is known for good: here is a page on which none was.
  vi.resetModules()
  const { SettingsPanel } = await import('../../src/screens/settings/SettingsPanel.tsx')
  const { render } = await import('../support/render.tsx')
  const page = await render(<SettingsPanel />)
  expect(page.findAll('h2', /^Keys$/)).toHaveLength(0)
  expect(page.findAll('h2')).toHaveLength(4)
  const press = (code: string) => act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { code })))
  await press('')
  expect(page.findAll('h2', /^Keys$/)).toHaveLength(0)
  await press('KeyR')
  expect(page.find('h2', /^Keys$/)).toBeDefined()
})
