import { expect as soon, type Locator, type Page } from '@playwright/test'

/** What Pip waits for; `watch` is over by itself. */
export type Move =
  | 'read'
  | 'watch'
  | 'roll'
  | 'flip'
  | { readonly place: number; readonly on: number }
  | { readonly slide: number }
  | { readonly kick: number }
  | { readonly lock: number }

/** What one does in each step of the lesson. */
export const LESSON: readonly (readonly Move[])[] = [
  ['read', 'read', { place: 6, on: 0 }, 'read', 'read'],
  [{ place: 6, on: 0 }, 'read', 'read'],
  ['read', { place: 4, on: 0 }, { slide: 2 }, 'read'],
  [{ place: 1, on: 0 }, { kick: 7 }, 'read', 'read', 'read'],
  [{ place: 5, on: 0 }, 'watch', 'read', 'read', 'read'],
  ['roll', 'read', 'read'],
  [{ place: 5, on: 0 }, { lock: 0 }, 'flip', 'watch', 'read'],
  ['watch', 'read', 'watch', 'read', 'watch', 'read', 'watch', 'read', 'read', 'read'],
]

/** How far somebody has come before they open the page; what they do later stays. */
export const keep = (page: Page, progress: unknown): Promise<unknown> =>
  page.addInitScript((text) => {
    if (sessionStorage.getItem('jelly.kept') !== null) return
    sessionStorage.setItem('jelly.kept', 'yes')
    localStorage.setItem('jelly.progress', text)
  }, JSON.stringify(progress))

/** Longer than the sand, on a busy machine too. */
const PATIENT = { timeout: 60_000 }
const expect = soon.configure(PATIENT)

/** Somebody in the lesson, by finger or by keys. Presses only what is there, when Pip asks for it. */
export class Learner {
  readonly page: Page
  readonly #keys: boolean

  private constructor(page: Page, keys: boolean) {
    this.page = page
    this.#keys = keys
  }

  /** Before the page is opened: what Pip says is noted, however short it stands there. */
  static async at(page: Page, hands: 'tap' | 'keys'): Promise<Learner> {
    await page.addInitScript(() => {
      const said: string[] = []
      Object.assign(window, { said })
      new MutationObserver(() => {
        const words = document.querySelector('[data-coach] output')?.textContent ?? ''
        if (words !== '' && said.at(-1) !== words) said.push(words)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    return new Learner(page, hands === 'keys')
  }

  /** Pip has said it, now or before. */
  async hears(words: RegExp): Promise<void> {
    const said = () => this.page.evaluate(() => (window as unknown as { said: string[] }).said)
    await expect.poll(said).toContainEqual(expect.stringMatching(words))
  }

  /** A step from its first word to its last, or `to` one in between. */
  async takes(n: number, { to = Infinity } = {}): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/learn/${n}$`))
    for (const [index, move] of (LESSON[n - 1] ?? []).entries()) {
      if (index >= to || move === 'watch') continue
      await expect(this.page.locator('[data-coach]')).toHaveAttribute('data-coach', String(index))
      await this.#make(move)
    }
  }

  async #make(move: Move): Promise<void> {
    const { page } = this
    const offer = (what: string) => page.locator(`button[data-offer=${what}]`)
    if (move === 'read') return this.#goOn()
    if (move === 'roll') return this.#press(offer('roll'), 'Space')
    if (move === 'flip') return this.#press(offer('flip'), 'KeyV')
    if (typeof move === 'string') return undefined
    if ('slide' in move) return this.#press(page.locator(`[data-effect="slide ${move.slide}"]`), 'ArrowUp')
    if ('kick' in move) return this.#press(page.locator(`[data-effect="kick ${move.kick}"]`), 'Digit1')
    if ('place' in move) {
      await this.#press(this.die(move.place), `Digit${move.place}`)
      await expect(page.locator('[data-picked]')).toHaveCount(1)
      return this.#pressCard(move.on)
    }
    await this.#press(page.locator('[data-plan=lock]'), 'KeyX')
    await expect(page.locator(`[data-district="${move.lock}"]`)).toHaveAttribute('data-aim', 'lock')
    return this.#pressCard(move.lock)
  }

  die(value: number): Locator {
    const named = this.page.getByRole('button', { name: new RegExp(`^(Die|Dé) ${value},`) })
    return this.page.locator('[data-tray-die][data-ready]').and(named).first()
  }

  card(district: number): Locator {
    return this.page.locator(`[data-district="${district}"] > button`)
  }

  async #goOn(): Promise<void> {
    const next = this.page.locator('[data-coach] button')
    if (this.#keys) await expect(next).toBeFocused()
    await this.#press(next, 'Enter')
  }

  async #press(what: Locator, key: string): Promise<void> {
    await expect(what).toBeVisible()
    await (this.#keys ? this.page.keyboard.press(key) : what.tap(PATIENT))
  }

  async #pressCard(district: number): Promise<void> {
    if (this.#keys) await this.page.keyboard.press(await this.keyOf(district))
    else await this.card(district).tap({ ...PATIENT, position: { x: 40, y: 10 } })
  }

  /** The key that stands on a card; the keyboard of the test is an American one. */
  async keyOf(district: number): Promise<string> {
    const order = await this.page
      .locator('[data-district]')
      .evaluateAll((cards) => cards.map((each) => Number(each.getAttribute('data-district'))))
    return ['KeyQ', 'KeyW', 'KeyE'][order.indexOf(district)] ?? 'KeyQ'
  }
}
