import { Trans, useLingui } from '@lingui/react/macro'
import { ROUNDS } from '@jelly/rules'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { codeOf, lobby } from '../../../connection/lobby.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { Cross } from '../../../design/icons/pageIcons.tsx'
import { apiErrorSentence } from '../../../words/apiErrors.ts'
import css from './ReturnToGame.module.css'
import { type OwnPlace, useOwnPlace } from './useOwnPlace.ts'

/** The way back to the table at which this device has a seat, or has left one that a bot plays meanwhile. */
export default function ReturnToGame() {
  const place = useOwnPlace()
  const [isHidden, setHidden] = useState(false)
  if (place === null || isHidden) return null
  return <Way place={place} hide={() => setHidden(true)} />
}

function Way({ place, hide }: { place: OwnPlace; hide: () => void }) {
  const { i18n, t } = useLingui()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const { table, token, seat, phase, round } = place
  const isPlaying = phase !== 'lobby' && phase !== 'ended'

  async function go() {
    try {
      if (seat === null) await lobby.comeBack({ table, token })
      navigate(`/t/${table}`)
    } catch (error) {
      setProblem(codeOf(error))
    }
  }

  return (
    <aside className={css.card} aria-label={t`Your game`}>
      <p className={css.words}>
        <strong>
          {seat === null ? (
            <Trans>A bot plays for you</Trans>
          ) : isPlaying ? (
            <Trans>Your game goes on</Trans>
          ) : (
            <Trans>Your table waits</Trans>
          )}
        </strong>
        {isPlaying && round > 0 && <span>{t`Round ${round} of ${ROUNDS}`}</span>}
        {problem !== null && <span role="alert">{apiErrorSentence(i18n, problem)}</span>}
      </p>
      <Button onClick={() => void go()}>
        {isPlaying ? <Trans>Return to your game</Trans> : <Trans>Return to your table</Trans>}
      </Button>
      <Button look="quiet" size="small" aria-label={t`Not now`} title={t`Not now`} onClick={hide}>
        <Cross size={16} />
      </Button>
    </aside>
  )
}
