import { fullDisksUnderPlay } from '@jelly/cli/testing'

const DISKS = 50

export default {
  name: 'full-disks',
  goal: `the disk full ${DISKS} times under play, every third time killed: 0 acknowledged lost or doubled, 0 views bent, nobody told a last word, every game ends`,
  async run({ note }: { note: (text: string) => void }) {
    const { acknowledged, games, contradictions } = await fullDisksUnderPlay({
      faults: DISKS,
      tables: 4,
      between: 2000,
      seed: 1,
      note,
    })
    for (const contradiction of contradictions) note(contradiction)
    return {
      figure: `${contradictions.length} contradictions in ${acknowledged} acknowledged actions and ${games} games`,
      ok: contradictions.length === 0,
    }
  },
}
