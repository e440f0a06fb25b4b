import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { Page } from '../../design/layout/Page.tsx'
import { AroundTheGame } from './chapters/AroundTheGame.tsx'
import { CompleteRules } from './complete/CompleteRules.tsx'
import { RewardTable } from './chapters/RewardTable.tsx'
import { RoundChapter } from './chapters/RoundChapter.tsx'
import css from './chapters/Chapters.module.css'
import { ScoringChapter } from './chapters/ScoringChapter.tsx'

/** The game as one person tells it to another, in the order in which it is needed. */
export default function RulesScreen() {
  const { t } = useLingui()
  return (
    <Page
      title={t`Rules`}
      lead={
        <Trans>
          Something soft has come down on the city. Your squad of seven dice gathers as much Jelly as it can in four
          rounds, and so do the others, all at the same time.
        </Trans>
      }
    >
      <nav className={css.contents} aria-label={t`Chapters`}>
        <a href="#round">
          <Trans>A round</Trans>
        </a>
        <a href="#scoring">
          <Trans>Scoring</Trans>
        </a>
        <a href="#end">
          <Trans>Beginning and end</Trans>
        </a>
        <a href="#rewards">
          <Trans>Rewards</Trans>
        </a>
        <a href="#complete">
          <Trans>The complete rules</Trans>
        </a>
      </nav>
      <RoundChapter />
      <ScoringChapter />
      <AroundTheGame />
      <RewardTable />
      <p className={css.next}>
        <Link href="/districts">
          <Trans>See every district of the city</Trans>
        </Link>
      </p>
      <CompleteRules />
    </Page>
  )
}
