import { seededRandomness } from '@jelly/rules'
import { expect, test } from 'vitest'
import { InputError } from '../../src/input/InputError.ts'
import { scoreScenario } from '../../src/score/scoreScenario.ts'
import { type Document, oracle } from './oracle.ts'
import { randomDocument } from './randomDocument.ts'

/** `npm run check` is content with fewer. */
const USUAL = process.env['JELLY_QUICK'] === undefined ? 1500 : 300
const POSITIONS = Number(process.env['ORACLE_POSITIONS'] ?? USUAL)

const outcome = (score: () => unknown): unknown => {
  try {
    return score()
  } catch (error) {
    if (error instanceof InputError) return error.message.startsWith('rolls') ? 'rolls' : 'pod not held'
    return (error as Error).message
  }
}

test('random positions score as a second reading of the rules says', () => {
  const random = seededRandomness(Number(process.env['ORACLE_SEED'] ?? 1))
  const met = { right: 0, wrong: 0 }
  for (let n = 0; n < POSITIONS; n++) {
    const document = randomDocument(random)
    const ours = outcome(() => scoreScenario(document))
    const expected = outcome(() => oracle(document))
    if (typeof expected === 'string') met.wrong++
    else met.right++
    expect(withoutLedger(ours), `position ${n}: ${JSON.stringify(document)}`).toEqual(expected)
    if (typeof ours === 'object') checkLedger(document, ours as ReturnType<typeof scoreScenario>)
  }
  expect(met.right).toBeGreaterThan(POSITIONS / 3)
  expect(met.wrong).toBeGreaterThan(0)
})

function withoutLedger(score: unknown): unknown {
  if (typeof score !== 'object' || score === null) return score
  return Object.fromEntries(Object.entries(score).filter(([key]) => key !== 'ledger'))
}

/** Every Jelly that came or went is written down. */
function checkLedger({ seats, jelly }: Document, score: ReturnType<typeof scoreScenario>): void {
  const sums = seats.map((name) =>
    score.ledger.filter(({ seat }) => seat === name).reduce((sum, entry) => sum + entry.jelly, 0),
  )
  expect(sums).toEqual(score.jelly.map((now, seat) => now - (jelly[seat] ?? 0)))
}
