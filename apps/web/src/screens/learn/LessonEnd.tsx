import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { Pip } from '../../art/pip/Pip.tsx'
import { Button, buttonClass } from '../../design/controls/Button.tsx'
import { apiErrorSentence } from '../../words/apiErrors.ts'
import { useNewTable } from '../newTable/useNewTable.ts'
import css from './Learn.module.css'

/** The lesson is over: into the first game. */
export function LessonEnd({ onAgain }: { onAgain: () => void }) {
  const { i18n } = useLingui()
  const { making, problem, open } = useNewTable()
  return (
    <main className={css.end}>
      <Pip size={150} />
      <h1>
        <Trans>You know the game!</Trans>
      </h1>
      <p>
        <Trans>Your first game is a gentle one: more sand, easy rivals, simple districts.</Trans>
      </p>
      <Button size="big" disabled={making !== null} onClick={() => void open('quick')}>
        <Trans>Play my first game</Trans>
      </Button>
      <p role="alert">{problem && apiErrorSentence(i18n, problem)}</p>
      <div className={css.ways}>
        <Button look="ghost" onClick={onAgain}>
          <Trans>Once more</Trans>
        </Button>
        <Link href="/" className={buttonClass('ghost')}>
          <Trans>To the home page</Trans>
        </Link>
      </div>
    </main>
  )
}
