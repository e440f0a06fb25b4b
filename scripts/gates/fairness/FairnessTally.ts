export const CONTESTS = ['lock against place', 'kick against kick', 'flip against flip', 'end of the sand'] as const
export type ContestName = (typeof CONTESTS)[number]
export type Side = 'near' | 'far'

interface Judged {
  readonly winners: readonly Side[]
  /** Of the presses or pairs of presses those that went as their true moments say. */
  readonly right: number
  readonly of: number
}

/** Who won the contests of each kind. */
export class FairnessTally {
  readonly #begun = new Map<ContestName, number>()
  readonly #again = new Map<ContestName, number[]>()
  readonly #judged = new Map<ContestName, Judged[]>()
  #voided = 0

  /** The number of the next contest of this kind: its bits say who is a moment earlier. */
  next(name: ContestName): number {
    const again = this.#again.get(name)?.pop()
    if (again !== undefined) return again
    const n = this.#begun.get(name) ?? 0
    this.#begun.set(name, n + 1)
    return n
  }

  count(name: ContestName, judged: Judged): void {
    this.#judged.set(name, [...this.#of(name), judged])
  }

  /** The machine stood still meanwhile, whoever won: this one is to be done again. */
  leaveOut(name: ContestName, n: number): void {
    this.#voided++
    this.#again.set(name, [...(this.#again.get(name) ?? []), n])
  }

  get voided(): number {
    return this.#voided
  }

  staged(name: ContestName): number {
    return this.#of(name).length
  }

  #of(name: ContestName): readonly Judged[] {
    return this.#judged.get(name) ?? []
  }

  wins(name: ContestName, side: Side): number {
    return this.#of(name).filter(({ winners }) => winners.includes(side)).length
  }

  share(name: ContestName, side: Side): number {
    return this.wins(name, side) / this.staged(name)
  }

  /** Each wins between 45 and 55 in a hundred. */
  isFair(name: ContestName): boolean {
    return (['near', 'far'] as const).every((side) => Math.abs(this.share(name, side) - 0.5) <= 0.05)
  }

  line(name: ContestName): string {
    const sum = (key: 'right' | 'of') => this.#of(name).reduce((all, judged) => all + judged[key], 0)
    const right = ((100 * sum('right')) / sum('of')).toFixed(1)
    return `${name} ${this.wins(name, 'near')}:${this.wins(name, 'far')} of ${this.staged(name)} (${right} % as pressed)`
  }
}
