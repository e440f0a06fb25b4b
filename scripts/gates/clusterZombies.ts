import { clusterGate, noMoves, recoveries, times } from '../cluster/clusterGate.ts'
import { stopAndContinue } from '../cluster/troubles.ts'

const long = stopAndContinue(10)
const short = stopAndContinue(1)

export default clusterGate({
  name: 'cluster-zombies',
  goal: 'SIGSTOP for 10 s × 50 and for 1 s × 50: all play again ≤ 2 s after they go on, no table changes its owner by 1 s',
  tables: 6,
  troubles: [...times(50, long), ...times(50, short)],
  between: 500,
  short: { troubles: [...times(4, long), ...times(8, short)] },
  wants: [recoveries(2000), noMoves(short.name)],
})
