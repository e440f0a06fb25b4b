import { killsUnderPlay } from '@jelly/cli/testing'

const KILLS = 200

export default {
  name: 'kills',
  goal: `${KILLS} kills under play, 5 % of the sockets dropping each second: 0 acknowledged lost or doubled, 0 views bent, every game ends, ready in 1 s`,
  async run({ note }: { note: (text: string) => void }) {
    const { acknowledged, games, contradictions, slowestStart } = await killsUnderPlay({
      faults: KILLS,
      tables: 4,
      between: 3000,
      seed: 1,
      note,
    })
    for (const contradiction of contradictions) note(contradiction)
    return {
      figure: `${contradictions.length} contradictions in ${acknowledged} acknowledged actions and ${games} games, ready after ${Math.round(slowestStart)} ms at the slowest`,
      ok: contradictions.length === 0 && slowestStart <= 1000,
    }
  },
}
