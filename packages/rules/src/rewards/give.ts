import type { IconOf } from '../model/reward.ts'
import { askPayers, outsiders, payAll, type Payment } from './payments.ts'
import { type Granting, NO_STEPS, type RewardRule } from './RewardRule.ts'

/** [W5] They give to each other seat what they can; those who tie do not pay each other. */
export const give: RewardRule<IconOf<'give'>> = {
  outside: null,
  read: (reader) => (reader.accept('give-') ? { kind: 'give', amount: reader.number(1, 99) } : null),
  notation: ({ amount }) => `give-${amount}`,
  asks: ({ amount }, granting) => askPayers(payment(amount, granting), granting.story),
  grant({ amount }, granting) {
    payAll(payment(amount, granting), granting)
    return NO_STEPS
  },
}

const payment = (amount: number, granting: Granting): Payment => ({
  payers: granting.gainers,
  owed: outsiders(granting),
  amount,
})
