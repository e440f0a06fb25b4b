import { expectAccessible, picture } from './support/audit.ts'
import { keep, LESSON, Learner } from './support/Learner.ts'
import { DESKTOP, PHONE } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** A device on which nothing was ever played. */
const NEW = { step: 1, lesson: 'new', games: 0, last: null }

const HEARD = {
  en: [
    /counts 6/,
    /crown/,
    /7 Jelly, not 0/,
    /you lead now/,
    /Twins!/,
    /Better!/,
    /Time!/,
    /you take 4/,
    /most Jelly wins/,
  ],
  fr: [
    /compte pour 6/,
    /couronne/,
    /7 Gelées au lieu de 0/,
    /vous menez maintenant/,
    /Jumeaux/,
    /Mieux/,
    /Fini/,
    /prenez 4/,
    /gagne/,
  ],
} as const

const DESKTOP_FR = { locale: 'fr-FR', ...DESKTOP }

/** The whole lesson from where one is, and on into the first game. */
async function learnAll(ann: Learner, language: keyof typeof HEARD): Promise<void> {
  const { page } = ann
  // Some forty presses, ten seconds of sand and a round that is scored.
  test.slow()
  for (const [n] of LESSON.entries()) await ann.takes(n + 1)
  await expect(page.getByRole('heading', { name: /You know the game|Vous connaissez le jeu/ })).toBeVisible()
  for (const words of HEARD[language]) await ann.hears(words)
  await page.getByRole('button', { name: /^Play my first game|^Jouer ma première partie/ }).click()
  await expect(page.getByRole('heading', { name: /^The city today|^La ville aujourd’hui/ })).toBeVisible()
}

test('all eight steps by tap, in English; a wrong tap is answered kindly', async ({ person }) => {
  const { page } = await person('Ann', PHONE)
  await keep(page, NEW)
  const ann = await Learner.at(page, 'tap')
  await page.goto('/learn')
  await ann.takes(1, { to: 2 })
  await ann.die(1).tap()
  await ann.hears(/glowing die/)
  await expectAccessible(page)
  await picture(page, 'lesson-phone')
  await page.goto('/learn')
  await learnAll(ann, 'en')
})

test('all eight steps by keys, in French, from a step that does not exist; a wrong key is answered kindly', async ({
  person,
}) => {
  const { page } = await person('Anne', DESKTOP_FR)
  await keep(page, NEW)
  const anne = await Learner.at(page, 'keys')
  await page.goto('/learn/99')
  await expect(page.getByText('Cette étape n’existe pas')).toBeVisible()
  await anne.takes(1, { to: 2 })
  await expect(anne.die(3)).toBeVisible()
  await page.keyboard.press('Digit3')
  await anne.hears(/dé qui brille/)
  await page.goto('/learn')
  await learnAll(anne, 'fr')
})

test('all eight steps by tap, in French', async ({ person }) => {
  const { page } = await person('Anne', { locale: 'fr-FR', ...PHONE })
  await keep(page, NEW)
  const anne = await Learner.at(page, 'tap')
  await page.goto('/learn')
  await learnAll(anne, 'fr')
})

test('all eight steps by keys, in English', async ({ person }) => {
  const { page } = await person('Ann', DESKTOP)
  await keep(page, NEW)
  const ann = await Learner.at(page, 'keys')
  await page.goto('/learn')
  await learnAll(ann, 'en')
})

test('who is new is led into the lesson, which goes on where it was left; who skips it plays a gentle game', async ({
  person,
}) => {
  const player = await person('Ann', PHONE)
  const { page } = player
  await keep(page, { ...NEW, step: 6 })
  const ann = await Learner.at(page, 'tap')
  await page.goto('/')
  await page.getByRole('button', { name: /^Play now/ }).click()
  await ann.takes(6)
  await expect(page).toHaveURL(/\/learn\/7$/)
  await page.getByRole('button', { name: 'Skip, I know the game' }).click()
  await page.getByRole('button', { name: /ready/i }).click()
  await player.waitFor('scramble')
  await expect(page.getByText('Tap a die, then a district.')).toBeVisible()
  // Nothing is in hand, so that nothing can be placed there: who taps it all the same is told.
  // It is said for a moment only, and while dice roll there is nothing to say.
  await expect(async () => {
    await ann.card(1).click({ position: { x: 40, y: 10 }, force: true })
    await expect(page.getByText('First tap a die, then the district.')).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 40_000 })
})

test('who comes by a friend’s link for the first time learns in the lobby; the host sees it', async ({ person }) => {
  const [ann, ben] = [await person('Ann'), await person('Ben', PHONE)]
  await ann.page.goto('/')
  await ann.page.getByRole('button', { name: /^Play with friends/ }).click()
  const invitation = ann.page.getByRole('region', { name: 'Bring your friends' })
  const link = new URL(await invitation.getByRole('definition').nth(1).innerText())
  await keep(ben.page, NEW)
  await ben.page.goto(link.pathname + link.hash)
  await expect(ann.page.getByText('New to the game: Ben.')).toBeVisible()
  await ben.page.getByRole('button', { name: 'Learn it now' }).click()
  await expect(ben.page.locator('[data-coach]')).toContainText('more Jelly than')
  await expect(ann.page.getByText('Learning it right now: Ben.')).toBeVisible()
  await ann.page.getByRole('button', { name: 'Make it a gentle game for all' }).click()
  await expect(ann.page.getByText(/This is a gentle game/)).toBeVisible()
  await ben.page.getByRole('button', { name: 'Skip, I know the game' }).click()
  await expect(ben.page.getByRole('heading', { name: 'Who plays?' })).toBeVisible()
  await expect(ann.page.getByText('Learning it right now')).toBeHidden()
})
