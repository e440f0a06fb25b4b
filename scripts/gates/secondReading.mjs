import { run } from '../lib/run.mjs'

const positions = 50_000

export default {
  name: 'second-reading',
  goal: `${positions.toLocaleString('en')} random positions scored as a second, plain reading of the rules scores them`,
  async run() {
    const command = ['vitest', 'run', 'packages/rules/test/reference', '--testTimeout', '1200000']
    const { code, output } = await run(command, { env: { POSITIONS: `${positions}` } })
    const ok = code === 0 && output.includes('byTheBook.test.ts')
    return { figure: ok ? 'all agree' : output.trimEnd().split('\n').slice(0, 40).join('\n'), ok }
  },
}
