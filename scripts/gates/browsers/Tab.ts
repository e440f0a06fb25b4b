import { setTimeout as sleep } from 'node:timers/promises'

/** A thing on the page: a CSS selector, and what it must say if there are several. */
export interface Thing {
  readonly css: string
  readonly says?: string
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** The little that every browser's driver can do. */
export interface Driver {
  open(address: string): Promise<void>
  /** Calls a function in the page; it knows nothing but its arguments. */
  call<Result>(source: string, args: readonly unknown[]): Promise<Result>
  click(x: number, y: number): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** Where a thing can be pressed; null while it cannot. Runs in the page. */
const SPOT = `(css, says) => {
  for (const element of document.querySelectorAll(css)) {
    const words = (element.getAttribute('aria-label') ?? '') + ' ' + element.textContent
    if (!new RegExp(says).test(words.trim())) continue
    element.scrollIntoView({ block: 'nearest' })
    const box = element.getBoundingClientRect()
    const x = box.x + Math.min(40, box.width / 2)
    const y = box.y + Math.min(10, box.height / 2)
    const top = document.elementFromPoint(x, y)
    if (top !== null && !element.disabled && (element.contains(top) || top.closest('label')?.contains(element)))
      return { x, y }
  }
  return null
}`

const PATIENCE = 60_000
const LOOK_EVERY = 100

/** Somebody in front of any browser, who sees and presses. */
export class Tab {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  open = (address: string): Promise<void> => this.#driver.open(address)

  /** True when it was there to be pressed, or came soon enough. */
  async tryPress(thing: Thing, patience = 0): Promise<boolean> {
    for (const end = Date.now() + patience; ;) {
      const spot = await this.#spot(thing)
      if (spot !== null) await this.#click(spot)
      if (spot !== null || Date.now() >= end) return spot !== null
    }
  }

  /** Presses it once, when it is there and stands still. */
  async press(thing: Thing): Promise<void> {
    let before: Spot | null = null
    await this.#until(thing, async () => {
      const spot = await this.#spot(thing)
      const isStill = spot !== null && spot.x === before?.x && spot.y === before.y
      before = spot
      if (isStill) await this.#click(spot)
      return isStill
    })
  }

  waitFor = (thing: Thing): Promise<void> => this.#until(thing, () => this.sees(thing))

  sees = async ({ css, says }: Thing): Promise<boolean> =>
    this.#driver.call(
      '(css, says) => [...document.querySelectorAll(css)].some((one) => one.checkVisibility() && new RegExp(says).test(one.textContent))',
      [css, says ?? ''],
    )

  /** In the hand of the first seat, which is the host's. */
  diceLeft = (): Promise<number> =>
    this.#driver.call(
      "() => Number(/(\\d) di(?:c)?e left/.exec(document.querySelector('[data-about=\"squad 0\"]')?.textContent ?? '')?.[1] ?? 0)",
      [],
    )

  phase = (): Promise<string> =>
    this.#driver.call("() => document.querySelector('main[data-phase]')?.dataset.phase ?? ''", [])

  #spot = ({ css, says = '' }: Thing): Promise<Spot | null> => this.#driver.call(SPOT, [css, says])
  #click = ({ x, y }: Spot): Promise<void> => this.#driver.click(Math.round(x), Math.round(y))

  async #until({ css, says }: Thing, isDone: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(LOOK_EVERY)) if (await isDone()) return
    throw new Error(`there is no ${css}${says === undefined ? '' : ` that says ${says}`}`)
  }
}
