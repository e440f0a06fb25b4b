import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { AroundTheGame } from './chapters/AroundTheGame.tsx'
import css from './chapters/Chapters.module.css'
import { RewardTable } from './chapters/RewardTable.tsx'
import { RoundChapter } from './chapters/RoundChapter.tsx'
import { ScoringChapter } from './chapters/ScoringChapter.tsx'
import { CompleteRules } from './complete/CompleteRules.tsx'
import { TableDrawing } from './TableDrawing.tsx'

/** Unfolds a chapter and goes there. The address stays as it is: at a table it is the way to one's seat. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const chapter = document.querySelector(event.currentTarget.hash)
  if (chapter === null) return
  event.preventDefault()
  if (chapter instanceof HTMLDetailsElement) chapter.open = true
  chapter.scrollIntoView()
}

/** The rules, short; what is longer unfolds. */
export function RulesBody() {
  const { t } = useLingui()
  return (
    <>
      <TableDrawing />
      <nav className={css.contents} aria-label={t`Chapters`}>
        <a href="#round" onClick={goTo}>
          <Trans>A round</Trans>
        </a>
        <a href="#scoring" onClick={goTo}>
          <Trans>Scoring</Trans>
        </a>
        <a href="#rewards" onClick={goTo}>
          <Trans>Rewards</Trans>
        </a>
        <a href="#complete" onClick={goTo}>
          <Trans>The complete rules</Trans>
        </a>
      </nav>
      <RoundChapter />
      <ScoringChapter />
      <AroundTheGame />
      <RewardTable />
      <CompleteRules />
    </>
  )
}
