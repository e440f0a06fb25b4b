import { clusterGate, times } from '../cluster/clusterGate.ts'
import { killed } from '../cluster/troubles.ts'

export default clusterGate({
  name: 'cluster-kills',
  goal: '60 × kill -9 of one of three processes: 0 contradictions; all play again ≤ 4 s after the kill',
  tables: 12,
  troubles: times(60, killed),
  between: 2000,
  recovery: { share: 0.99, within: 4000 },
})
