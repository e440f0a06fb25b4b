import { clusterGate, times } from '../cluster/clusterGate.ts'
import { drain } from '../cluster/troubles.ts'

export default clusterGate({
  name: 'cluster-drain',
  goal: 'all three processes rolled × 10: 0 contradictions; all play on ≤ 1.5 s after each step',
  tables: 12,
  troubles: times(30, drain),
  between: 1000,
  recovery: { share: 0.99, within: 1500 },
})
