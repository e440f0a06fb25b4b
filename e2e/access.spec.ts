import { expectAccessible, picture } from './support/audit.ts'
import { DESKTOP, prefer, SMALL_PHONE, TABLET } from './support/people.ts'
import { expect, test } from './support/test.ts'

const LOOKS = [
  { name: 'desktop', options: DESKTOP, contrast: 'normal' },
  { name: 'tablet', options: TABLET, contrast: 'normal' },
  { name: 'small-phone-high-contrast', options: SMALL_PHONE, contrast: 'high' },
] as const

for (const { name, options, contrast } of LOOKS) {
  test(`a running table has no barrier: ${name}`, async ({ person, server }) => {
    const ann = await person('Ann', options)
    await prefer(ann.page, { contrast })
    await ann.playNow()
    await ann.place('1-6', 0)
    await expect(ann.page.locator('button[data-offer=roll]')).toBeVisible()
    await server.whilePaused(async () => {
      await picture(ann.page, `table-${name}`)
      await expectAccessible(ann.page)
    })
    await ann.page.getByRole('button', { name: 'Menu' }).click()
    await server.whilePaused(() => expectAccessible(ann.page))
  })
}
