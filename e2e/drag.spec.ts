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

test('a hand whose first move is already off the die drags it; one that slips off the edge and lets go picks it', async ({
  person,
}) => {
  const ann = await person('Ann')
  await ann.playNow()
  const left = await ann.diceLeft()
  const { mouse } = ann.page
  const die = ann.dice.first()
  const boxOf = async (thing: typeof die) => (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

  const { x, y, width, height } = await boxOf(die)
  await mouse.move(x + width - 2, y + height / 2)
  await mouse.down()
  await mouse.move(x + width + 3, y + height / 2)
  await mouse.up()
  await mouse.move(x + width / 2, y + height / 2)
  await mouse.move(x + width / 2, y + height / 2 - 20)
  await expect(die).toHaveAttribute('aria-pressed', 'true')
  await expect(ann.page.locator('body > [aria-hidden=true]:not([data-sky])')).toHaveCount(0)

  await expect(async () => {
    const [from, to] = [await boxOf(die), await boxOf(ann.card(1))]
    await mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await mouse.down()
    await mouse.move(to.x + 40, to.y + 10)
    await mouse.up()
    await expect.poll(() => ann.diceLeft(), { timeout: 800 }).toBeLessThan(left)
  }).toPass({ timeout: 15_000 })
})
