import { expect, test } from './support/test.ts'

test('a die is dragged to a district', async ({ person }) => {
  const ann = await person('Ann')
  await ann.playNow()
  const left = await ann.diceLeft()
  await expect(async () => {
    await ann.dice.first().dragTo(ann.card(1), { targetPosition: { x: 40, y: 10 } })
    await expect.poll(() => ann.diceLeft(), { timeout: 800 }).toBeLessThan(left)
  }).toPass({ timeout: 15_000 })
})
