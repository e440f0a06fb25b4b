import { playWirePairs } from '../../apps/server/test/secrets/wire/playWirePairs.ts'

const PAIRS = 1000
const AT_A_TIME = 24

export default {
  name: 'secrets-sockets',
  goal: `0 differing bytes in ${PAIRS.toLocaleString('en')} pairs over real sockets`,
  async run({ note }: { note: (text: string) => void }) {
    const total = { pairs: 0, bytes: 0, differing: 0, hidden: 0 }
    await playWirePairs(PAIRS, AT_A_TIME, ({ scene, bytes, differingBytes, hidden, difference }) => {
      total.pairs++
      total.bytes += bytes
      total.differing += differingBytes
      total.hidden += hidden.length
      if (difference !== null) note(`the pair of seed ${scene.seed} differs: ${JSON.stringify(difference)}`)
    })
    const megabytes = Math.round(total.bytes / 1_000_000)
    return {
      figure: `${total.differing} differing bytes of ${megabytes} MB in ${total.pairs} pairs with ${total.hidden} hidden differences`,
      ok: total.differing === 0 && total.pairs === PAIRS && total.hidden > PAIRS,
    }
  },
}
