import { clusterGate, noMoves, recoveries, times } from '../cluster/clusterGate.ts'
import { natsAway, natsKilled } from '../cluster/troubles.ts'

export default clusterGate({
  name: 'nats-away',
  goal: 'restart × 20, away for 10 s × 2: all play again ≤ 2 s after it is back, no table claimed',
  tables: 6,
  troubles: [...times(20, natsKilled), ...times(2, natsAway)],
  between: 2000,
  short: { troubles: [...times(4, natsKilled), natsAway] },
  wants: [recoveries(2000), noMoves(natsKilled.name, natsAway.name)],
})
