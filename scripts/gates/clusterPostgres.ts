import { clusterGate, times } from '../cluster/clusterGate.ts'
import { postgresKilled, postgresStopped } from '../cluster/troubles.ts'

export default clusterGate({
  name: 'postgres-kills',
  goal: 'kill -9 and restart × 20, SIGSTOP 5 s × 10: 0 contradictions; play ≤ 3 s after it answers again',
  tables: 6,
  troubles: [...times(20, postgresKilled), ...times(10, postgresStopped)],
  between: 2000,
  recovery: { share: 0.99, within: 3000 },
})
