import { sitWithIdlers } from './support/idlers.ts'
import { DESKTOP, PHONE, SMALL_PHONE, TABLET } from './support/people.ts'
import type { Player } from './support/Player.ts'
import { shiftsOf, STEADY, watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

test.use({ speed: 5 })

const FLAT_PHONE = { viewport: { width: 844, height: 390 }, hasTouch: true } as const
const SIZES = { desktop: DESKTOP, tablet: TABLET, phone: PHONE, 'small phone': SMALL_PHONE, 'flat phone': FLAT_PHONE }

async function expectSteady({ page }: Player): Promise<void> {
  const { worst, largest } = await shiftsOf(page)
  expect(worst, largest).toBeLessThanOrEqual(STEADY)
}

/** On a busy machine the table goes on by itself meanwhile. */
const pressIfThere = (player: Player, name: string): Promise<void> =>
  player.page
    .getByRole('button', { name })
    .click({ timeout: 2000 })
    .catch(() => undefined)

async function nextRound(player: Player): Promise<void> {
  await pressIfThere(player, 'Next round')
  await player.waitFor('scramble')
}

/** Until a round is scored, however soon the next one begins. */
async function scored({ page }: Player, round: number): Promise<void> {
  const isOver = (n: number): boolean => {
    const { phase, round: now } = document.querySelector<HTMLElement>('main[data-phase]')?.dataset ?? {}
    return phase === 'ledger' || Number(now) > n
  }
  await page.waitForFunction(isOver, round, { timeout: 60_000 })
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`nothing shifts while two rounds are played and scored on a ${size}`, async ({ person }) => {
    const ann = await person('Ann', { ...options, reducedMotion: 'no-preference' })
    await ann.playNow()
    await watchShifts(ann.page)
    for (const round of [1, 2]) {
      await ann.playRound()
      await scored(ann, round)
      if (round === 1) await nextRound(ann)
    }
    await expectSteady(ann)
  })
}

/** Whoever leads anywhere is asked what to copy. */
const COPIES = {
  name: 'Copies',
  boards: ['1', '2', '3', '4', '5'].map((id) => ({
    id,
    faces: [{ id: `${id}A`, name: `Board ${id}`, green: true, zones: ['copy-any', '4', 'copy-any'] }],
  })),
  pods: [2, 3],
}

test.describe('a question', () => {
  // After the answer the stage is still there to be looked at.
  test.use({ speed: 2 })

  for (const [size, options] of Object.entries({ desktop: DESKTOP, 'flat phone': FLAT_PHONE })) {
    test(`moves nothing on a ${size}`, async ({ person, address }) => {
      const ann = await person('Ann', options)
      const { page } = ann
      const leave = await sitWithIdlers(ann, address, { edition: COPIES, choiceSeconds: null })
      await watchShifts(page)
      const { question } = ann
      // All on one district: nobody else places anything, so Ann leads there.
      while ((await ann.diceLeft()) > 0) await ann.placeAny(0)
      await ann.playRound()
      await ann.waitFor('scoring')
      await ann.skipScoring()
      await expect(question).toBeVisible()
      const before = await page.locator('[data-theatre] article').boundingBox()
      // A copied copy asks again.
      await expect(async () => {
        if (await question.isVisible()) await question.getByRole('button').first().click({ timeout: 2000 })
        await expect(question).toBeHidden({ timeout: 1000 })
      }).toPass()
      expect(await page.locator('[data-theatre] article').boundingBox()).toEqual(before)
      await expectSteady(ann)
      leave()
    })
  }
})
