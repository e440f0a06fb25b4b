import { violations } from './support/violations.ts'
import type { Player } from './support/Player.ts'
import { expect, test } from './support/test.ts'

const THEMES = ['normal', 'high'] as const
const QUIET_PAGES = ['/', '/rules', '/districts', '/settings', '/fair-dice', '/nowhere', '/t/nowhere']

async function withTheme(player: Player, contrast: (typeof THEMES)[number]): Promise<void> {
  await player.page.addInitScript((theme) => {
    localStorage.setItem('jelly.preferences', JSON.stringify({ nickname: 'Ann', contrast: theme }))
  }, contrast)
}

for (const theme of THEMES) {
  test(`no screen has a barrier, ${theme} contrast`, async ({ person }) => {
    const ann = await person('Ann')
    await withTheme(ann, theme)
    for (const path of QUIET_PAGES) {
      await ann.page.goto(path, { waitUntil: 'networkidle' })
      expect(await violations(ann.page), path).toEqual([])
    }
    await ann.page.goto('/')
    await ann.page.getByRole('button', { name: /^Play with friends/ }).click()
    await expect(ann.page.getByRole('heading', { name: 'Who plays?' })).toBeVisible()
    expect(await violations(ann.page), 'lobby').toEqual([])
    await ann.page.getByRole('button', { name: 'Start the game' }).click()
    await expect(ann.page.getByRole('button', { name: 'I am ready' })).toBeVisible()
    expect(await violations(ann.page), 'briefing').toEqual([])
  })
}

test.describe('a running table', () => {
  test.use({ speed: 1 })

  for (const theme of THEMES) {
    for (const [size, viewport] of Object.entries({
      desktop: { width: 1440, height: 900 },
      phone: { width: 390, height: 664 },
    })) {
      test(`has no barrier on a ${size}, ${theme} contrast`, async ({ person }) => {
        const ann = await person('Ann', { viewport, hasTouch: size === 'phone' })
        await withTheme(ann, theme)
        await ann.playNow()
        await ann.place('1-6', 0)
        await expect(ann.page.locator('button[data-offer=roll]')).toBeVisible()
        expect(await violations(ann.page), 'placed').toEqual([])
        await ann.page.getByRole('button', { name: 'Menu' }).click()
        expect(await violations(ann.page), 'menu').toEqual([])
      })
    }
  }
})
