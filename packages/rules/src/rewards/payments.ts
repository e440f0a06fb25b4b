import type { Answers, Question } from '../model/choice.ts'
import type { Seat } from '../model/ids.ts'
import type { Story } from '../counting/Story.ts'
import { sourceOf } from '../counting/Story.ts'
import type { Granting } from './RewardRule.ts'

/** Who pays whom, and how much to each. */
export interface Payment {
  readonly payers: readonly Seat[]
  readonly owed: readonly Seat[]
  readonly amount: number
}

/** [W4] [W5] A seat that owes two or more seats, and has some Jelly but not enough for all, chooses the order. */
export function askPayers({ payers, owed, amount }: Payment, story: Story): Question | null {
  const asked = owed.length < 2 ? [] : payers.filter((seat) => isShort(story.jelly(seat), amount * owed.length))
  return asked.length > 0 ? { kind: 'pay', asked, owed, amount } : null
}

const isShort = (jelly: number, due: number): boolean => jelly > 0 && jelly < due

/** [W4] The payers pay in seat order, each paying all who are owed before the next payer. */
export function payAll({ payers, owed, amount }: Payment, { story, step, answers }: Granting): void {
  const source = sourceOf(step)
  for (const from of payers) {
    const order = owed.length > 1 ? payingOrder(from, owed, answers, story.seats) : owed
    for (const to of order) story.pay(from, to, amount, source)
  }
}

/** Those named first, then [K2] the rest in seat order after the payer. */
function payingOrder(from: Seat, owed: readonly Seat[], answers: Answers, seats: number): readonly Seat[] {
  const answer = answers.find(({ seat }) => seat === from)?.answer
  const order = answer?.kind === 'pay' ? answer.order.filter((seat) => owed.includes(seat)) : []
  for (let n = 1; n < seats; n++) {
    const to = (from + n) % seats
    if (owed.includes(to) && !order.includes(to)) order.push(to)
  }
  return order
}

/** The seats that are not among the partners, in seat order. */
export function outsiders({ partners, story }: Granting): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < story.seats; seat++) if (!partners.includes(seat)) seats.push(seat)
  return seats
}
