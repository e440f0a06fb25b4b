import { Trans } from '@lingui/react/macro'
import { type Choice, type Direction, neighbour } from '@jelly/rules'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { Crest } from '../../../art/crests/Crest.tsx'
import { Mark } from '../../../art/Portrait.tsx'
import { RewardSymbol } from '../../../design/rewards/RewardSymbol.tsx'
import { useNames } from '../hooks/useNames.ts'
import css from './Scoring.module.css'

const DIRECTIONS: readonly Direction[] = ['cw', 'ccw']

/** [W3] [K3] Which neighbour to copy; those who tie see each other's votes. */
export function CopyChoice({ choice }: { choice: Choice<null> }) {
  const together = choice.question.asked.length > 1
  return (
    <>
      <p>
        <b>
          <Trans>Copy which neighbour?</Trans>
        </b>{' '}
        {together ? <Trans>Agree, or it is worth nothing.</Trans> : <Trans>Otherwise: clockwise.</Trans>}
      </p>
      <div className={css.options}>
        {DIRECTIONS.map((from) => (
          <Neighbour key={from} from={from} choice={choice} />
        ))}
      </div>
    </>
  )
}

function Neighbour({ from, choice }: { from: Direction; choice: Choice<null> }) {
  const ask = useAsk()
  const names = useNames()
  const you = useTable((snapshot) => snapshot.you)
  const districts = useTable(({ view }) => view?.game?.districts) ?? []
  const shownAt = choice.step.path.at(-1) ?? choice.district
  const id = neighbour(shownAt, from, districts.length)
  const there = districts[id]
  const votes = choice.question.asked.filter((_, n) => {
    const answer = choice.answers[n]
    return answer?.kind === 'copy' && answer.from === from
  })
  return (
    <button
      type="button"
      className={css.option}
      aria-pressed={you !== null && votes.includes(you)}
      onClick={() => ask({ type: 'answerChoice', answer: { kind: 'copy', from } })}
    >
      {there && <Mark of={there} size={30} />} {names.district(id)}{' '}
      {there && <RewardSymbol reward={there.zones[there.target - 1] ?? []} />}
      {votes.map((seat) => (
        <Crest key={seat} seat={seat} size={24} label={names.who(seat)} />
      ))}
    </button>
  )
}
