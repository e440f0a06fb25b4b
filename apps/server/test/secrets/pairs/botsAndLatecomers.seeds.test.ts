import { expect, it } from 'vitest'
import { expectSecret, seedsOf } from './expectSecret.ts'

it(
  'nothing that a bot or a latecomer gets hangs on what they may not know: 250 pairs',
  { timeout: 300_000 },
  async () => {
    const paths = await expectSecret(seedsOf(['bot', 'latecomer'], 250))
    expect(paths).toContain('what a bot is told, and its thinking time')
  },
)
