import { calmMoves, clusterGate, times } from '../cluster/clusterGate.ts'
import { drain } from '../cluster/troubles.ts'

export default clusterGate({
  name: 'cluster-drain',
  goal: 'all three processes rolled × 10 under 250 tables: ≥ 80 % moved outside a scramble; gap p50 ≤ 0.5 s, p99 ≤ 1.5 s at 80 tables (250 with their people fill two cores before anything happens)',
  tables: 250,
  speed: 1,
  troubles: times(30, drain),
  between: 1000,
  short: { tables: 24, speed: 5, troubles: times(9, drain) },
  wants: [calmMoves(0.8)],
  gaps: { p50: 500, p99: 1500, tables: 80, troubles: times(30, drain) },
})
