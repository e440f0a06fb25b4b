import { clusterGate, recoveries, times } from '../cluster/clusterGate.ts'
import { failOver } from '../cluster/troubles.ts'

export default clusterGate({
  name: 'postgres-failover',
  goal: 'PostgreSQL killed for good and its synchronous standby promoted × 10: all play again ≤ 3 s after it has a standby of its own',
  tables: 12,
  troubles: times(10, failOver),
  between: 3000,
  standby: true,
  short: { tables: 4, troubles: times(3, failOver) },
  wants: [recoveries(3000)],
})
