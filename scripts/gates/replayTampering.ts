import { replayText } from '@jelly/dice'
import { houseEdition, seededRandomness } from '@jelly/rules'
import { customEdition, flippedBit, randomGame, verifyBytes } from '@jelly/dice/testing'

const GAMES = 200
const FLIPS = 5

export default {
  name: 'replay-tampering',
  goal: `all of ${GAMES} honest games verify, all of ${GAMES * FLIPS} flipped bits are caught`,
  async run({ note }: { note: (text: string) => void }) {
    const random = seededRandomness(2026)
    let honest = 0
    let caught = 0
    for (let seed = 0; seed < GAMES; seed++) {
      const bytes = Buffer.from(replayText(gameOf(seed)))
      if (verifyBytes(bytes).ok) honest++
      else note(`game ${seed} does not verify`)
      for (let n = 0; n < FLIPS; n++) {
        const bit = random(8 * bytes.length)
        if (!verifyBytes(flippedBit(bytes, bit)).ok) caught++
        else note(`game ${seed} verifies with bit ${bit} flipped`)
      }
    }
    return {
      figure: `${honest} of ${GAMES} games, ${caught} of ${GAMES * FLIPS} flipped bits`,
      ok: honest === GAMES && caught === GAMES * FLIPS,
    }
  },
}

/** 3 to 5 seats, first games, the promo board, an edition of our own. */
function gameOf(seed: number) {
  const own = seed % 4 === 3
  const seats = 3 + (seed % (own ? 2 : 3))
  return randomGame(seed, {
    seats,
    firstGame: !own && seed % 5 === 0,
    promo: own || seed % 2 === 0,
    edition: own ? customEdition : houseEdition,
  })
}
