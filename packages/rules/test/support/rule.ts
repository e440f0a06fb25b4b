import { test } from 'vitest'

/** A test that proves a rule of docs/rules.md; `rulesPage.test.ts` checks that the number is there. */
export const rule = (number: string, says: string, proof: () => void): void => {
  test(`${number} ${says}`, proof)
}
