import type { RewardIcon, Pod, Reward } from '../../src/index.ts'

export interface BookPosition {
  readonly jelly: number[]
  readonly pods: Pod[][]
  /** The top first. */
  readonly stack: Pod[]
  readonly drone: number
  readonly districts: { readonly reward: Reward; dice: { seat: number; value: number }[] }[]
  readonly center: readonly number[]
}
export interface Advisers {
  readonly direction: (seat: number) => 'cw' | 'ccw'
  /** Which of the pods held, by place. */
  readonly podIndex: (seat: number, held: number) => number
  readonly payOrder: (seat: number) => readonly number[]
  readonly roll: (seat: number) => number
}

/** A second, plain reading of the rules, to compare the engine with: one big recursion, no events, no pending choices. */
export function scoreByTheBook(game: BookPosition, advisers: Advisers): void {
  const seats = [...game.jelly.keys()]
  const ring = game.districts.length

  for (let n = 0; n < ring; n++) scoreDistrict((game.drone + n) % ring)
  const most = Math.max(...game.center)
  if (most > 0) takePods(seats.filter((seat) => game.center[seat] === most))

  function scoreDistrict(at: number): void {
    const district = game.districts[at]!
    if (district.reward[0]?.kind === 'reroll') rollAgain(at)
    else {
      const all = district.dice
      const alike = (die: { seat: number; value: number }) =>
        all.filter((other) => other.seat === die.seat && other.value === die.value).length
      district.dice = all.filter((die) => alike(die) === 1)
    }
    if (district.dice.length > 0) gainRow(district.reward, at, [at], null)
  }

  function rollAgain(at: number): void {
    const { dice } = game.districts[at]!
    for (const seat of seats) for (const die of dice.filter((one) => one.seat === seat)) die.value = advisers.roll(seat)
  }

  /** Seats by total, the best first. */
  function ladder(at: number): number[][] {
    const { dice } = game.districts[at]!
    const total = (seat: number) => dice.filter((die) => die.seat === seat).reduce((sum, { value }) => sum + value, 0)
    const levels = [...new Set(seats.map(total))].filter((sum) => sum > 0).sort((a, b) => b - a)
    return levels.map((level) => seats.filter((seat) => total(seat) === level))
  }

  /** `home` is the district being scored; the path leads to the one whose icons are read. */
  function gainRow(row: Reward, home: number, path: number[], group: { who: number[]; tied: number[] } | null): void {
    for (const icon of row) {
      const tied = group?.tied ?? ladder(home)[0] ?? []
      gainIcon(icon, home, path, group?.who ?? tied, tied)
    }
  }

  function gainIcon(icon: RewardIcon, home: number, path: number[], who: number[], tied: number[]): void {
    const outside = seats.filter((seat) => !tied.includes(seat))
    const { dice } = game.districts[home]!
    switch (icon.kind) {
      case 'jelly':
        for (const seat of who) game.jelly[seat]! += icon.amount
        return
      case 'pod':
        return takePods(who)
      case 'returnPod':
        return who.forEach(returnPod)
      case 'perPod':
        for (const seat of who) game.jelly[seat]! += icon.amount * game.pods[seat]!.length
        return
      case 'parity': {
        const rest = icon.parity === 'odd' ? 1 : 0
        for (const seat of who)
          game.jelly[seat]! += icon.amount * dice.filter((die) => die.seat === seat && die.value % 2 === rest).length
        return
      }
      case 'take':
        return outside.forEach((payer) => pay(payer, who, icon.amount))
      case 'give':
        return who.forEach((payer) => pay(payer, outside, icon.amount))
      case 'copy':
        return copy(icon.from, home, path, who)
      case 'dice':
        for (const { from, to, reward } of icon.branches) {
          const inBranch = who.filter((seat) => {
            const count = dice.filter((die) => die.seat === seat).length
            return count >= from && count <= to
          })
          if (inBranch.length > 0) gainRow(reward, home, path, { who: inBranch, tied })
        }
        return
      case 'podium':
        return podium(icon, home, path)
      case 'reroll':
        if (path.length > 1) rollAgain(home)
        return podium(icon.podium, home, path)
      default:
        // Does not compile while a kind of icon has no second reading.
        icon satisfies never
    }
  }

  function podium(icon: Extract<RewardIcon, { kind: 'podium' }>, home: number, path: number[]): void {
    const [first = [], second = [], third = [], ...rest] = ladder(home)
    const others = [...second, ...third, ...rest.flat()].sort((a, b) => a - b)
    const ranks = { first, second, third, others }
    for (const { rank, reward } of icon.ranks)
      if (ranks[rank].length > 0) gainRow(reward, home, path, { who: ranks[rank], tied: ranks[rank] })
  }

  function copy(from: 'cw' | 'ccw' | 'any', home: number, path: number[], who: number[]): void {
    const votes = from === 'any' ? who.map(advisers.direction) : [from]
    if (new Set(votes).size > 1) return
    const next = (path.at(-1)! + (votes[0] === 'cw' ? 1 : -1) + ring) % ring
    if (!path.includes(next)) gainRow(game.districts[next]!.reward, home, [...path, next], null)
  }

  function takePods(who: readonly number[]): void {
    if (game.stack.length >= who.length) for (const seat of who) game.pods[seat]!.push(game.stack.shift()!)
  }

  function returnPod(seat: number): void {
    const held = game.pods[seat]!
    if (held.length === 0) return
    const chosen = held.length > 1 ? held[advisers.podIndex(seat, held.length)] : held[0]
    held.splice(held.indexOf(chosen!), 1)
  }

  function pay(payer: number, owed: readonly number[], amount: number): void {
    const jelly = game.jelly[payer]!
    const chooses = owed.length > 1 && jelly > 0 && jelly < amount * owed.length
    const named = chooses ? advisers.payOrder(payer).filter((seat) => owed.includes(seat)) : []
    const after = seats
      .map((n) => (payer + n) % seats.length)
      .filter((seat) => owed.includes(seat) && !named.includes(seat))
    for (const seat of [...named, ...after]) {
      const paid = Math.min(amount, game.jelly[payer]!)
      game.jelly[payer]! -= paid
      game.jelly[seat]! += paid
    }
  }
}
