import { formatReward, houseEdition } from '@jelly/rules'
import { expect } from '@playwright/test'
import type { Player } from './Player.ts'

/** So many districts has a table for five. */
const DISTRICTS = 7

const faces = houseEdition.boards.flatMap((board) => board.faces)

/** Every face of the house edition and of its promo board, in cities of seven; the last one begins again. */
export const CITIES = Array.from({ length: Math.ceil(faces.length / DISTRICTS) }, (_city, city) =>
  Array.from({ length: DISTRICTS }, (_face, n) => (city * DISTRICTS + n) % faces.length),
)

/** An edition of exactly these faces. They keep their ids, and so their names and pictures. */
const editionOf = (chosen: readonly number[]): object => ({
  name: 'chosen faces',
  boards: faces
    .filter((_face, n) => chosen.includes(n))
    .map(({ id, zones }) => ({ id, faces: [{ id, zones: zones.map(formatReward) }] })),
  pods: [2, 3, 4, 5, 6, 'die'],
})

/** A table for five with the chosen faces: two people and three bots, in the first round. */
export async function sitAtFaces(host: Player, guest: Player, chosen: readonly number[]): Promise<void> {
  const { page } = host
  await page.goto('/')
  await page.getByRole('button', { name: /^Play with friends/ }).click()
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '5' }).check()
  await page.getByText('More settings').click()
  const buffer = Buffer.from(JSON.stringify(editionOf(chosen)))
  await page.locator('input[type=file]').setInputFiles({ name: 'faces.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('chosen faces')).toBeVisible()
  const invitation = page.getByRole('region', { name: 'Bring your friends' })
  await guest.page.goto(`/join/${(await invitation.getByRole('definition').first().innerText()).trim()}`)
  await expect(page.getByText(guest.name)).toBeVisible()
  await page.getByRole('button', { name: 'Start the game' }).click()
  // On a busy machine somebody can be away for a moment: then the game starts without their word.
  for (const player of [host, guest]) await player.readBriefing().catch(() => undefined)
  for (const player of [host, guest]) await player.waitFor('scramble')
}
