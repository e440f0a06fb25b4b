// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { SettingsPanel } from '../../src/screens/settings/SettingsPanel.tsx'
import { DEFAULT_PREFERENCES, preferencesFrom } from '../../src/settings/preferences.ts'
import { changePreferences, getSettings } from '../../src/settings/settings.ts'
import { render } from '../support/render.tsx'

const kept = () => preferencesFrom(JSON.parse(localStorage.getItem('jelly.preferences') ?? 'null'))

beforeEach(() => changePreferences(DEFAULT_PREFERENCES))
afterAll(() => changePreferences(DEFAULT_PREFERENCES))

const press = (key: HTMLElement, code: string) =>
  act(async () => key.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true })))

test('a key is changed by pressing another, and kept', async () => {
  const page = await render(<SettingsPanel />)
  await page.click('button', /^Lock a district: X$/)
  await press(page.find('button', /press the new key/), 'KeyP')
  expect(page.find('button', /^Lock a district: P$/)).toBeDefined()
  expect(kept().keys.lock).toBe('KeyP')
})

test('Escape leaves a key as it was', async () => {
  const page = await render(<SettingsPanel />)
  await page.click('button', /^Lock a district: X$/)
  await press(page.find('button', /press the new key/), 'Escape')
  expect(getSettings().keys).toEqual(DEFAULT_PREFERENCES.keys)
  expect(page.find('button', /^Lock a district: X$/)).toBeDefined()
})

test('Tab moves on: nobody is caught in a key', async () => {
  const page = await render(<SettingsPanel />)
  await page.click('button', /^Lock a district: X$/)
  await press(page.find('button', /press the new key/), 'Tab')
  expect(getSettings().keys).toEqual(DEFAULT_PREFERENCES.keys)
})

test('the page changes its language at once', async () => {
  const page = await render(<SettingsPanel />)
  await page.click('label', /Français/)
  await vi.waitFor(
    async () => {
      await act(() => Promise.resolve())
      page.find('h2', /Langue/)
    },
    { timeout: 10_000 },
  )
  expect(document.documentElement.lang).toBe('fr')
})

test('switches say what they are and how they stand', async () => {
  const page = await render(<SettingsPanel />)
  await page.click('label', /^Numerals on dice/)
  expect(kept().numerals).toBe(true)
  expect(
    page
      .find('label', /^Numerals on dice/)
      .querySelector('input')
      ?.getAttribute('aria-checked'),
  ).toBe('true')
})
