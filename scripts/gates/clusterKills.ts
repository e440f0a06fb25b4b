import { clusterGate, gaps, oneLoserEach, times } from '../cluster/clusterGate.ts'
import { killed } from '../cluster/troubles.ts'

export default clusterGate({
  name: 'cluster-kills',
  goal: '250 tables × 4, 60 × kill -9 of one of three processes, 5 % of the sockets dropped each second: gap p50 ≤ 2 s, p99 ≤ 4 s, no other table disturbed',
  tables: 250,
  speed: 1,
  troubles: times(60, killed),
  between: 3000,
  drops: 0.05,
  direct: true,
  short: { tables: 24, speed: 5, troubles: times(15, killed) },
  wants: [gaps(2000, 4000), oneLoserEach],
})
