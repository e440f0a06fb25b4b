import { picture } from './support/audit.ts'
import { alive, PHONE } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a name is mended or refused beside its field, and nobody is called like somebody else', async ({ person }) => {
  const [ann, ben] = [await person('Ann', PHONE), await person('Ben', PHONE)]
  await ann.page.goto('/')
  await alive(ann.page)
  const field = ann.page.getByLabel('You play as')
  for (const [typed, words] of [
    [' \u3164 ', 'A name needs a letter or two.'],
    ['Bot Lukimar', 'Only bots are called Bot.'],
    ['W'.repeat(25), 'At most 24 characters.'],
    ['Zo\ufffd', 'A sign of this name is broken. Type it again.'],
  ] as const) {
    await field.fill(typed)
    await expect(field).toHaveAccessibleDescription(words)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await picture(ann.page, 'name-refused')
  await field.fill(`\u202e${'W'.repeat(24)}\u200b`)
  await expect(field).toHaveAccessibleDescription('')

  await ann.page.getByRole('button', { name: /^Play with friends/ }).click()
  const own = ann.page.getByLabel('Your name')
  await expect(own).toHaveValue('W'.repeat(24))
  const code = ann.page.getByRole('region', { name: 'Bring your friends' }).getByRole('definition').first()
  await ben.page.goto(`/join/${(await code.innerText()).trim()}`)
  const benName = ben.page.getByLabel('Your name')
  await benName.fill('w'.repeat(24))
  await expect(benName).toHaveAccessibleDescription('Somebody here is called like that.')
  await picture(ben.page, 'name-taken')
  await benName.fill('👩‍👩‍👧‍👦 Ben')
  await benName.press('Enter')
  await expect(ann.page.getByText('👩‍👩‍👧‍👦 Ben')).toBeVisible()

  await own.fill('Ann')
  await own.press('Enter')
  await expect(ben.page.getByText('Ann', { exact: true })).toBeVisible()
  await benName.fill('\u0410nn')
  await expect(benName).toHaveAccessibleDescription('Somebody here is called like that.')
})
