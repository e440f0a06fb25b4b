import type { IconOf } from '../model/reward.ts'
import { askPayers, outsiders, payAll, type Payment } from './payments.ts'
import { type Granting, NO_STEPS, type RewardRule } from './RewardRule.ts'

/** [W4] Each other seat gives what it can; those who tie do not pay each other. */
export const take: RewardRule<IconOf<'take'>> = {
  outside: null,
  read: (reader) => (reader.accept('take-') ? { kind: 'take', amount: reader.number(1, 99) } : null),
  notation: ({ amount }) => `take-${amount}`,
  asks: ({ amount }, granting) => askPayers(payment(amount, granting), granting.story),
  grant({ amount }, granting) {
    payAll(payment(amount, granting), granting)
    return NO_STEPS
  },
}

const payment = (amount: number, granting: Granting): Payment => ({
  payers: outsiders(granting),
  owed: granting.gainers,
  amount,
})
