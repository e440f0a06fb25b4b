import { playWirePair, type WirePair } from './wirePair.ts'

/** Plays many pairs, several at a time: most of the time all of them wait for a timer. */
export async function playWirePairs(pairs: number, atATime: number, done: (pair: WirePair) => void): Promise<void> {
  let next = 0
  const play = async () => {
    while (next < pairs) done(await playWirePair(next++))
  }
  await Promise.all(Array.from({ length: atATime }, play))
}
