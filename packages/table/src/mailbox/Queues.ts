import type { Press } from '../model/press.ts'

const LONGEST = 8

/** Each person's presses in their order: none overtakes an earlier one that waits for its time. */
export class Queues {
  readonly #queues = new Map<string, Press[]>()
  /** The presses that are being handled; they stay here until they are answered. */
  readonly #taken = new Set<Press>()

  /** False where too many wait already. */
  add(person: string, press: Press): boolean {
    const queue = this.#queues.get(person) ?? []
    const last = queue.at(-1)
    const isSameRoll = last?.request.type === 'rollDice' && press.request.type === 'rollDice' && !this.#taken.has(last)
    if (isSameRoll) last.ids.push(...press.ids)
    else if (queue.length >= LONGEST) return false
    else queue.push(press)
    this.#queues.set(person, queue)
    return true
  }

  /** Whether this message waits already: a resend after a reconnect. */
  has(person: string, id: number): boolean {
    return this.#queues.get(person)?.some(({ ids }) => ids.includes(id)) ?? false
  }

  /** The highest number that waits. */
  lastId(person: string): number {
    let last = 0
    for (const { ids } of this.#queues.get(person) ?? []) last = Math.max(last, ...ids)
    return last
  }

  addFirst(into: Press[]): void {
    for (const [first] of this.#queues.values()) if (first !== undefined) into.push(first)
  }

  take(press: Press): void {
    this.#taken.add(press)
  }

  remove(person: string, press: Press): void {
    this.#taken.delete(press)
    const queue = this.#queues.get(person)
    queue?.shift()
    if (queue?.length === 0) this.#queues.delete(person)
  }
}
