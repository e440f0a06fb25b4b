import { Trans, useLingui } from '@lingui/react/macro'
import { type Pod, podWorth } from '@jelly/rules'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { Droplet } from '../../../design/icons/gameIcons.tsx'
import css from './Scoring.module.css'

/** [K1] Which pod goes back; nobody else learns which. */
export function PodChoice() {
  const { t } = useLingui()
  const ask = useAsk()
  const you = useTable((snapshot) => snapshot.you) ?? 0
  const pods = useTable(({ view }) => view?.game?.squads[you]?.pods) ?? []
  const kinds = [...new Set<Pod>(pods)].toSorted((one, other) => podWorth(one) - podWorth(other))
  return (
    <>
      <p>
        <b>
          <Trans>Which pod do you give back?</Trans>
        </b>{' '}
        <Trans>Otherwise: the lowest.</Trans>
      </p>
      <div className={css.options}>
        {kinds.map((pod) => (
          <button
            key={pod}
            type="button"
            className={css.option}
            aria-label={pod === 'die' ? t`the pod with a die` : t`the pod with ${pod} Jelly`}
            onClick={() => ask({ type: 'answerChoice', answer: { kind: 'pod', pod } })}
          >
            {pod === 'die' ? (
              <Die seat={you} size={22} />
            ) : (
              <>
                {pod} <Droplet size={15} />
              </>
            )}
          </button>
        ))}
      </div>
    </>
  )
}
