import { clusterGate, times } from '../cluster/clusterGate.ts'
import { natsAway, natsKilled } from '../cluster/troubles.ts'

export default clusterGate({
  name: 'nats-away',
  goal: 'restart × 20, away for 10 s × 2: 0 contradictions; all play again ≤ 2 s after it is back',
  tables: 6,
  troubles: [...times(20, natsKilled), ...times(2, natsAway)],
  between: 2000,
  recovery: { share: 0.99, within: 2000 },
})
