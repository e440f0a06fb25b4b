import { expect, test } from './support/test.ts'

test.use({ speed: 5 })

test('in French from the home page to the scoring', async ({ person }) => {
  const ann = await person('Anne', { locale: 'fr-FR' })
  await ann.playNow()
  await expect(ann.page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(ann.bigButton).toContainText(/Relancer|Ça roule|Passer/)
  await expect(ann.page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.fr.webmanifest')
  const manifest = (await (await ann.page.request.get('/manifest.fr.webmanifest')).json()) as object
  expect(manifest).toMatchObject({ lang: 'fr', shortcuts: [{ name: 'Entraînement' }, { name: 'Règles' }, {}] })
  await ann.playRound()
  await expect(ann.page.getByRole('button', { name: 'Suite' })).toBeVisible()
  await expect(ann.page.getByRole('button', { name: 'Manche suivante' })).toBeVisible({ timeout: 30_000 })
})
