import { Trans } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'
import { Mark } from '../../../art/Portrait.tsx'
import { useScoringSteps } from '../hooks/useScenes.ts'
import { CenterMark } from './CenterMark.tsx'
import css from './Stops.module.css'

/** Every step of the scoring as a small picture: done, now (a district, or null for the center), to come. */
export function Stops({ now }: { now: number | null }) {
  const districts = useTable(({ view }) => view?.game?.districts) ?? []
  const steps = useScoringSteps()
  const [step, count] = [steps.indexOf(now) + 1, steps.length]
  return (
    <div className={css.stops} style={{ '--stops': count }}>
      <ol aria-hidden="true">
        {steps.map((id, n) => {
          const district = id === null ? undefined : districts[id]
          const state = n < step - 1 ? 'done' : n === step - 1 ? 'now' : 'next'
          return (
            <li key={id ?? 'center'} data-state={state}>
              {district ? <Mark of={district} /> : <CenterMark />}
            </li>
          )
        })}
      </ol>
      <span className={css.count}>
        <Trans>
          Scoring <b>{step}</b> of {count}
        </Trans>
      </span>
    </div>
  )
}
