import { calmMoves, clusterGate, gaps, times } from '../cluster/clusterGate.ts'
import { drain } from '../cluster/troubles.ts'

export default clusterGate({
  name: 'cluster-drain',
  goal: 'all three processes rolled × 10 under 250 tables: gap p50 ≤ 0.5 s, p99 ≤ 1.5 s, ≥ 80 % moved outside a scramble',
  tables: 250,
  speed: 1,
  troubles: times(30, drain),
  between: 1000,
  direct: true,
  short: { tables: 24, speed: 5, troubles: times(9, drain) },
  wants: [gaps(500, 1500), calmMoves(0.8)],
})
