import { expect, it } from 'vitest'
import { PATHS } from '../stage/paths.ts'
import { expectSecret, seedsOf } from './expectSecret.ts'

it(
  'nothing that a person or a spectator gets hangs on what they may not know: 250 pairs',
  { timeout: 300_000 },
  async () => {
    const paths = await expectSecret(seedsOf(['person', 'spectator'], 250))
    expect(PATHS.filter((path) => !paths.has(path))).toEqual([])
  },
)
