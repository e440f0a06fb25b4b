import { mutate } from '../mutation/mutationScore.mjs'

const goal = 90

export default {
  name: 'mutation-rules',
  goal: `≥ ${goal} % of the mutants of packages/rules killed, all of those of its views`,
  async run() {
    const score = await mutate('rules')
    const [rules, views] = [score(), score((file) => file.endsWith('/view.ts'))]
    return { figure: `rules ${rules.text}, views ${views.text}`, ok: rules.percent >= goal && views.percent === 100 }
  },
}
