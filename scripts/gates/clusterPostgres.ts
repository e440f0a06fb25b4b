import { clusterGate, noMoves, recoveries, times } from '../cluster/clusterGate.ts'
import { postgresKilled, postgresStopped } from '../cluster/troubles.ts'

export default clusterGate({
  name: 'postgres-kills',
  goal: 'kill -9 and restart × 20, SIGSTOP 5 s × 10: play ≤ 3 s after it answers again, no table changes its owner',
  tables: 6,
  troubles: [...times(20, postgresKilled), ...times(10, postgresStopped)],
  between: 2000,
  short: { troubles: [...times(4, postgresKilled), ...times(2, postgresStopped)] },
  wants: [recoveries(3000), noMoves(postgresKilled.name, postgresStopped.name)],
})
