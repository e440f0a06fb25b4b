import { expect, test } from './support/test.ts'

test('one round at the printed pace: the sand runs ten seconds for everyone', async ({ person }) => {
  const ann = await person('Ann')
  await ann.playNow()
  await ann.playRound()
  const fed = ann.page.getByRole('region', { name: 'Scoring' })
  await expect(fed).toBeVisible()
  await expect(ann.page.getByRole('button', { name: 'Next round' })).toBeVisible({ timeout: 60_000 })
})
