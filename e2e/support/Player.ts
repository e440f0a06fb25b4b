import { expect, type Locator, type Page } from '@playwright/test'

const SOON = { timeout: 2500 }
/** Long enough for a busy machine, short enough for a round that ends meanwhile. */
const HURRY = { timeout: 1500 }

/** Somebody at a table, by what they see and press. */
export class Player {
  readonly page: Page
  readonly name: string
  /** What the page complained about; nothing, if all is well. */
  readonly problems: string[] = []

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
    page.on('pageerror', (error) => this.problems.push(`${name}: ${error.message}`))
  }

  get table(): Locator {
    return this.page.locator('main[data-phase]')
  }

  async phase(): Promise<string> {
    return this.page.evaluate(() => document.querySelector<HTMLElement>('main[data-phase]')?.dataset['phase'] ?? '')
  }

  async waitFor(phase: string, timeout = 90_000): Promise<void> {
    await expect(this.page.locator(`main[data-phase=${phase}]`)).toBeVisible({ timeout })
  }

  /** One click from the home page into a game against bots. */
  async playNow(): Promise<void> {
    await this.page.goto('/')
    await this.page.getByRole('button', { name: /^Play now|^Jouer(?! entre)/ }).click()
    await this.waitFor('scramble')
  }

  /** From where a practice game is chosen into it. */
  async beginPractice(): Promise<void> {
    await this.page.getByRole('button', { name: /^(Begin|Commencer)$/ }).click()
    await this.waitFor('scramble')
  }

  /** A table for five, filled with bots; nobody is led into the lesson. */
  async playWithFour(): Promise<void> {
    const { page } = this
    await page.goto('/')
    await page.getByRole('button', { name: /^Play with friends/ }).click()
    await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '5' }).check()
    await expect(page.getByText('Bots take the 4 free seats.')).toBeVisible()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await this.readBriefing()
    await this.waitFor('scramble')
  }

  /** The lobby has a button of the same name. */
  async readBriefing(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: /^The city today|^La ville/ })).toBeVisible()
    await this.page.getByRole('button', { name: /^I am ready|^C’est bon pour moi/ }).click()
  }

  /** As somebody who wants to go on: each press is a vote for the next step. A question waits for its answer. */
  async skipScoring(): Promise<void> {
    const next = this.page.locator('[data-theatre] header button[aria-pressed]')
    while ((await this.phase()) === 'scoring' && !(await this.question.isVisible()))
      await next.click({ timeout: 1000 }).catch(() => undefined)
  }

  get question(): Locator {
    return this.page.locator('[data-choice]')
  }

  /** My dice that can be placed now. */
  get dice(): Locator {
    return this.page.locator('[data-tray-die][data-ready]')
  }

  dieShowing(faces: string): Locator {
    return this.page
      .locator('[data-tray-die][data-ready]')
      .and(this.page.getByRole('button', { name: new RegExp(`^Die [${faces}],`) }))
  }

  /** A card as one button; its name says how things stand there. */
  card(district: number): Locator {
    return this.page.locator(`[data-district="${district}"] > button`)
  }

  get openCards(): Locator {
    return this.page.locator('[data-district][data-aim=place] > button')
  }

  get ribbon(): Locator {
    return this.page.getByRole('group', { name: /^(Kick from|Move the target of)/ })
  }

  get bigButton(): Locator {
    return this.page.locator('button[data-offer]')
  }

  /** Rolls until one of these faces lies in the tray. */
  async rollFor(faces: string): Promise<Locator> {
    const die = this.dieShowing(faces).first()
    await expect(async () => {
      if (await die.isVisible()) return
      await this.page
        .locator('button[data-offer=roll]')
        .click({ timeout: 300 })
        .catch(() => undefined)
      await expect(die).toBeVisible({ timeout: 400 })
    }).toPass({ timeout: 40_000 })
    return die
  }

  /** Places a die of one of these faces on a district. */
  async place(faces: string, district: number): Promise<void> {
    await this.#placeOne(faces, () => this.press(this.card(district)))
  }

  /** Picks a die of one of these faces, then presses a die or a zone on a card. */
  async placeOnto(faces: string, target: Locator): Promise<void> {
    await this.#placeOne(faces, () => target.first().click(SOON))
  }

  /** Tries until a die has left the hand; a slow answer is waited for, so that no second die follows the first. */
  async #placeOne(faces: string, press: () => Promise<void>): Promise<void> {
    const left = await this.diceLeft()
    await expect(async () => {
      if ((await this.diceLeft()) < left) return
      const die = await this.rollFor(faces)
      if ((await die.getAttribute('aria-pressed')) === 'false') await die.click(SOON)
      await press()
      await expect.poll(() => this.diceLeft(), { timeout: 5000 }).toBe(left - 1)
    }).toPass({ timeout: 60_000 })
  }

  /** A tap on the name of a card, where no die or zone lies in the way. */
  async press(card: Locator): Promise<void> {
    await card.click({ ...SOON, position: { x: 40, y: 10 } })
  }

  async diceLeft(): Promise<number> {
    return Number(await this.table.getAttribute('data-hand'))
  }

  /** Places whatever lies there, wherever it may go; false when it came too late. */
  async placeAny(n: number): Promise<boolean> {
    try {
      const count = await this.dice.count()
      if (count === 0) return false
      await this.dice.nth(n % count).click(HURRY)
      // A second press would put it back: the cards open when the page has drawn them.
      await this.openCards.first().waitFor(HURRY)
      const cards = await this.openCards.count()
      await this.openCards.nth(n % cards).click({ ...HURRY, position: { x: 40, y: 10 } })
      return true
    } catch {
      return false
    }
  }

  /** Plays a round to its end as a hurried person would; says how many dice were placed. */
  async playRound(): Promise<number> {
    const flip = this.page.locator('button[data-offer=flip]')
    let placed = 0
    for (let n = 0; (await this.phase()) === 'scramble'; n++) {
      if (await this.placeAny(n)) placed += 1
      else await this.page.waitForTimeout(100)
      if (await flip.isVisible()) await flip.click({ timeout: 300 }).catch(() => undefined)
    }
    return placed
  }
}
