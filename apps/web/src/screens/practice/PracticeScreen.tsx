import { useState } from 'react'
import { useLocation } from 'wouter'
import { beginPractice, practiceRows, practiceStart } from '../../connection/practice/keptPractice.ts'
import { loadPracticeAhead } from '../../connection/practice/practiceAhead.ts'
import type { PracticeStart } from '../../connection/practice/practiceMessages.ts'
import { PracticeTablePage } from './PracticeTablePage.tsx'
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
  return <PracticeTablePage key={n} start={start} tools={{ again, sameCity, setUp: () => navigate(SETUP) }} />
}
