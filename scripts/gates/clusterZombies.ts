import { clusterGate, times } from '../cluster/clusterGate.ts'
import { stopAndContinue } from '../cluster/troubles.ts'

export default clusterGate({
  name: 'cluster-zombies',
  goal: 'SIGSTOP for 10 s × 50 and for 1 s × 50: 0 contradictions; all play again ≤ 2 s after they go on',
  tables: 6,
  troubles: [...times(50, stopAndContinue(10)), ...times(50, stopAndContinue(1))],
  between: 500,
  recovery: { share: 0.99, within: 2000 },
})
