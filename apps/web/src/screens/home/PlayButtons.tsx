import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from 'wouter'
import { Button } from '../../design/controls/Button.tsx'
import { getProgress, isFirstTimer } from '../../settings/progress.ts'
import { apiErrorSentence } from '../../words/apiErrors.ts'
import { loadTablePage } from '../lazyScreens.ts'
import { NextGame } from './NextGame.tsx'
import css from './PlayButtons.module.css'
import { useNewTable } from '../newTable/useNewTable.ts'

/** The two ways into a game with others. */
export function PlayButtons() {
  const { i18n } = useLingui()
  const { making, problem, open } = useNewTable(loadTablePage)
  const [, navigate] = useLocation()
  /** Who has never finished a lesson or a game learns it first; the lesson leads on into a game. */
  const playNow = () =>
    isFirstTimer(getProgress()) ? navigate('/learn', { state: { isOnTheWay: true } }) : void open('quick')
  const warm = () => void loadTablePage().catch(() => undefined)
  return (
    <div className={css.play} onPointerEnter={warm} onFocus={warm}>
      <Button size="big" className={css.button} disabled={making !== null} onClick={playNow}>
        <span>
          <Trans>Play now</Trans>
        </span>
        <small>
          <Trans>Against bots, right away</Trans>
        </small>
      </Button>
      <Button
        look="ghost"
        size="big"
        className={css.button}
        disabled={making !== null}
        onClick={() => void open('friends')}
      >
        <span>
          <Trans>Play with friends</Trans>
        </span>
        <small>
          <Trans>By link, code or QR</Trans>
        </small>
      </Button>
      <NextGame />
      <p role="alert" className={css.problem}>
        {problem && (
          <>
            {apiErrorSentence(i18n, problem)}{' '}
            <Link href="/practice">
              <Trans>Practice instead</Trans>
            </Link>
          </>
        )}
      </p>
    </div>
  )
}
