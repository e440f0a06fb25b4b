import { Trans, useLingui } from '@lingui/react/macro'
import type { Doubt } from '@jelly/dice'
import { Link } from 'wouter'
import { Monster } from '../../../art/monster/Monster.tsx'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { Page } from '../../../design/layout/Page.tsx'
import type { ReplayProblem } from '../../../connection/games/loadReplay.ts'
import { DOUBTS } from '../../../words/replay/doubts.ts'
import { PROBLEMS } from '../../../words/replay/problems.ts'
import css from './Source.module.css'
import { FileDrop } from './FileDrop.tsx'

interface ReplayProblemPageProps {
  /** Null where nothing was asked for yet. */
  readonly problem: ReplayProblem | null
  readonly doubt: Doubt | null
  readonly onFile: (text: string) => void
  readonly onAgain: () => void
}

/** Nothing to watch: why, and where to go from here. */
export function ReplayProblemPage({ problem, doubt, onFile, onAgain }: ReplayProblemPageProps) {
  const { t, i18n } = useLingui()
  return (
    <Page
      title={t`Replay`}
      lead={problem === null ? t`Watch a game again, with every hand in sight.` : undefined}
      picture={<Monster round={3} mood={problem === null ? 'idle' : 'pout'} />}
    >
      <div className={css.problem}>
        {problem !== null && <p role="alert">{i18n._(PROBLEMS[problem])}</p>}
        {doubt !== null && doubt !== 'changed' && <p className={css.where}>{i18n._(DOUBTS[doubt])}</p>}
        {(problem === 'unreachable' || problem === 'gameNotOver') && (
          <Button onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <FileDrop onFile={onFile} />
        <nav className={css.ways}>
          <Link href="/games" className={buttonClass('ghost')}>
            <Trans>My games</Trans>
          </Link>
          <Link href="/" className={buttonClass('ghost')}>
            <Trans>To the home page</Trans>
          </Link>
        </nav>
      </div>
    </Page>
  )
}
