/** The longest that something waits for its time: more means that the clocks are not yet known well. */
const MOST = 400

interface Waiting<Item> {
  readonly due: number
  readonly item: Item
}

/** Holds what everybody is to see at the same moment until that moment, in the order it came. */
export class ShowQueue<Item> {
  private waiting: Waiting<Item>[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly now: () => number
  private readonly show: (items: readonly Item[]) => void

  constructor(now: () => number, show: (items: readonly Item[]) => void) {
    this.now = now
    this.show = show
  }

  /** Nothing is shown before what came earlier. */
  add(item: Item, at: number): void {
    const last = this.waiting.at(-1)?.due ?? 0
    this.waiting.push({ item, due: Math.max(last, Math.min(at, this.now() + MOST)) })
    this.turn()
  }

  clear(): void {
    clearTimeout(this.timer)
    this.waiting = []
  }

  private turn(): void {
    clearTimeout(this.timer)
    const now = this.now()
    const due = this.waiting.filter((waiting) => waiting.due <= now || isUnseen())
    this.waiting = this.waiting.slice(due.length)
    const next = this.waiting[0]
    if (next !== undefined) this.timer = setTimeout(() => this.turn(), Math.max(1, next.due - now))
    if (due.length > 0) this.show(due.map(({ item }) => item))
  }
}

/** Timers of a page in the background hardly run. */
const isUnseen = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden'
