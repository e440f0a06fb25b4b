import { expect, it } from 'vitest'
import { playPair } from '../stage/pair.ts'

const PAIRS = 16

it('a few pairs of every kind: no viewer gets what hangs on what they may not know', async () => {
  for (let seed = 0; seed < PAIRS; seed++) {
    expect((await playPair(seed)).difference, `seed ${seed}`).toBeNull()
  }
})
