import { useState } from 'react'
import { useLocation } from 'wouter'
import { beginPractice, practiceRows, practiceStart } from '../../connection/practice/keptPractice.ts'
import { loadPracticeAhead } from '../../connection/practice/practiceAhead.ts'
import type { PracticeStart } from '../../connection/practice/practiceMessages.ts'
import { openPracticeTable } from '../../connection/practice/practiceTable.ts'
import { Part } from '../../parts/Part.tsx'
import { ensureNickname } from '../../settings/nickname.ts'
import { WorkerTable } from '../table/lazyWorkerTable.ts'
import { PracticeSetup } from './PracticeSetup.tsx'
import { practiceChoice, startOf } from './practiceChoice.ts'

export { loadPracticeAhead }

const SETUP = '/practice/new'

/** `/practice`: this tab's game goes on, or one is chosen; `/practice/new`: one is chosen in any case. */
export default function PracticeScreen({ isNew = false }: { isNew?: boolean }) {
  const [, navigate] = useLocation()
  const [{ n, start }, setGame] = useState(() => ({ n: 0, start: practiceStart() }))

  function begin(next: PracticeStart) {
    beginPractice(next)
    if (isNew) navigate('/practice')
    else setGame({ n: n + 1, start: next })
  }
  const sameCity = () => begin({ sameCity: practiceRows() })

  if (isNew || start === null) {
    return (
      <PracticeSetup
        onBegin={(choice) => begin(startOf(choice))}
        onGoOn={() => navigate('/practice')}
        onSameCity={sameCity}
      />
    )
  }
  const again = () => begin(startOf(practiceChoice()))
  const tools = { again, sameCity, setUp: () => navigate(SETUP) }
  return (
    <Part>
      <WorkerTable key={n} open={() => openPracticeTable(ensureNickname(), start)} tools={tools} />
    </Part>
  )
}
