import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Player } from './support/Player.ts'
import { expect, test } from './support/test.ts'
import { violations } from './support/violations.ts'

test.use({ speed: 8 })

const folder = join(import.meta.dirname, '..', 'artifacts', 'screenshots')
mkdirSync(folder, { recursive: true })

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const PAGES = { home: '/', rules: '/rules', districts: '/districts', settings: '/settings', 'fair-dice': '/fair-dice' }

async function keep(player: Player, name: string, fullPage = false): Promise<void> {
  await player.page.screenshot({ path: join(folder, `${name}.png`), fullPage })
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`every screen on a ${size}: pictures, and no barrier where a game is scored`, async ({ person }) => {
    const ann = await person('Ann', { viewport, hasTouch: size === 'phone' })
    for (const [name, path] of Object.entries(PAGES)) {
      await ann.page.goto(path, { waitUntil: 'networkidle' })
      await keep(ann, `${name}-${size}`)
    }
    await ann.page.goto('/')
    await ann.page.getByRole('button', { name: /^Play with friends/ }).click()
    await ann.page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '5' }).check()
    await expect(ann.page.getByText('Bots take the 4 free seats.')).toBeVisible()
    await keep(ann, `lobby-${size}`)
    await ann.page.getByRole('button', { name: 'Start the game' }).click()
    await expect(ann.page.getByRole('button', { name: 'I am ready' })).toBeVisible()
    await keep(ann, `briefing-${size}`)
    await ann.page.getByRole('button', { name: 'I am ready' }).click()
    await ann.waitFor('scramble')

    for (let n = 0; n < 3; n++) await ann.placeAny(n)
    await ann.dice
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined)
    await keep(ann, `table-${size}`)
    await ann.playRound()
    await expect(ann.page.locator('[data-spot]')).toBeVisible()
    await keep(ann, `scoring-${size}`)
    expect(await violations(ann.page), 'scoring').toEqual([])
    await ann.waitFor('ledger')
    await keep(ann, `ledger-${size}`)
    expect(await violations(ann.page), 'ledger').toEqual([])
    await endOfGame(ann)
    await keep(ann, `end-${size}`, true)
    expect(await violations(ann.page), 'end').toEqual([])
  })
}

async function endOfGame(ann: Player): Promise<void> {
  const total = ann.page.getByRole('row', { name: /^Total/ })
  while (!(await total.isVisible())) {
    const next = ann.page.getByRole('button', { name: 'Next round', pressed: false })
    if (await next.isVisible()) await next.click({ timeout: 500 }).catch(() => undefined)
    await ann.page.waitForTimeout(300)
  }
}
