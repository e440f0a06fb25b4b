import { WiresError } from '../wires/Wires.ts'

/** What lives were asked and have not answered yet. Once a life is over no answer can come: it is late at once. */
export class Unanswered {
  readonly #giveUps = new Map<string, Set<() => void>>()

  keep<Answer>(life: string, answer: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new WiresError('late', life))
      const ofLife = this.#giveUps.get(life) ?? new Set()
      this.#giveUps.set(life, ofLife.add(giveUp))
      void answer.then(resolve, reject).finally(() => ofLife.delete(giveUp))
    })
  }

  giveUp(life: string): void {
    for (const giveUp of this.#giveUps.get(life) ?? []) giveUp()
    this.#giveUps.delete(life)
  }
}
