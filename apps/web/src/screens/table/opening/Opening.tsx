import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { Link } from 'wouter'
import { Monster } from '../../../art/monster/Monster.tsx'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { apiErrorSentence } from '../../../words/apiErrors.ts'
import css from './Opening.module.css'

/** Before the first view of a table, or instead of it. */
export function Opening({ problem, onAgain }: { problem: string | null; onAgain?: () => void }) {
  const { i18n } = useLingui()
  return (
    <main className={css.opening}>
      <h1 className="visually-hidden" translate="no">
        Jelly Rush
      </h1>
      {problem !== null && <Monster round={2} mood="pout" className={css.monster} />}
      <output>
        {problem === null ? (
          <Trans>To the table…</Trans>
        ) : (
          apiErrorSentence(i18n, problem === 'noSuchTable' ? 'noSuchLink' : problem)
        )}
      </output>
      {problem !== null && (
        <div className={css.ways}>
          {onAgain && (
            <Button onClick={onAgain}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Link href="/practice" className={buttonClass(onAgain ? 'ghost' : 'primary')}>
            <Trans>Practice with bots</Trans>
          </Link>
          <Link href="/" className={buttonClass('ghost')}>
            <Trans>To the home page</Trans>
          </Link>
        </div>
      )}
    </main>
  )
}
