import { mutate } from '../mutation/mutationScore.mjs'

const goal = 85

export default {
  name: 'mutation-journal',
  goal: `≥ ${goal} % of the mutants of the server's store and of packages/protocol killed`,
  async run() {
    const journal = (await mutate('journal'))()
    const protocol = (await mutate('protocol'))()
    const figure = `journal ${journal.text}, protocol ${protocol.text}`
    return { figure, ok: journal.percent >= goal && protocol.percent >= goal }
  },
}
