import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Doubt } from '@jelly/dice'
import { Link } from 'wouter'
import { Monster } from '../../../art/monster/Monster.tsx'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { Page } from '../../../design/layout/Page.tsx'
import type { ReplayProblem } from '../../../connection/games/loadReplay.ts'
import { DOUBTS } from '../../../words/replay/doubts.ts'
import css from './Source.module.css'
import { FileDrop } from './FileDrop.tsx'

const SENTENCES: Readonly<Record<ReplayProblem, MessageDescriptor>> = {
  noSuchReplay: msg`There is no finished game at this address: perhaps the link was cut short, or its 30 days are over.`,
  gameNotOver: msg`This game is still being played: its replay is there once it is over.`,
  unreachable: msg`The server cannot be reached, and this device has not kept the game.`,
  notReplay: msg`This file is no replay of Jelly Rush.`,
  cutOff: msg`This replay is cut short: its end is missing.`,
  tampered: msg`Something in this replay was changed after it was made, so it is not shown.`,
  newerRules: msg`This replay is of a newer version of the game: reload the page, then open it again.`,
}

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
        {problem !== null && <p role="alert">{i18n._(SENTENCES[problem])}</p>}
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
