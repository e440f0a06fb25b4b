import { Trans, useLingui } from '@lingui/react/macro'
import { ROUNDS } from '@jelly/rules'
import { TEMPO_IDS } from '@jelly/table'
import { useState } from 'react'
import { Monster } from '../../art/monster/Monster.tsx'
import { practiceRows } from '../../connection/practice/keptPractice.ts'
import { Button } from '../../design/controls/Button.tsx'
import { Segments } from '../../design/controls/Segments.tsx'
import { Page } from '../../design/layout/Page.tsx'
import { tempoHint } from '../../words/pages/tempoHints.ts'
import { botLevelName, tempoName } from '../../words/tableWords.ts'
import { howFar } from './howFar.ts'
import { BOARDS, LEVELS, PLAYERS, type PracticeChoice, practiceChoice, rememberChoice } from './practiceChoice.ts'
import css from './PracticeSetup.module.css'

interface PracticeSetupProps {
  readonly onBegin: (choice: PracticeChoice) => void
  readonly onGoOn: () => void
  readonly onSameCity: () => void
}

/** What is played, and against whom; one press begins with what was chosen last. */
export function PracticeSetup({ onBegin, onGoOn, onSameCity }: PracticeSetupProps) {
  const { t } = useLingui()
  const [choice, setChoice] = useState(practiceChoice)
  const change = (part: Partial<PracticeChoice>): void => setChoice({ ...choice, ...part })

  function begin() {
    rememberChoice(choice)
    onBegin(choice)
  }

  return (
    <Page
      title={t`Practice`}
      lead={<Trans>Alone against bots, in your own browser. The menu stops the time.</Trans>}
      picture={<Monster round={4} mood="grin" className={css.monster} />}
    >
      <KeptGame onGoOn={onGoOn} onSameCity={onSameCity} />
      <form className={css.form} action={begin}>
        <Choices choice={choice} change={change} />
        <Button type="submit" size="big">
          <Trans>Begin</Trans>
        </Button>
      </form>
    </Page>
  )
}

/** The game that waits in this tab. */
function KeptGame({ onGoOn, onSameCity }: Pick<PracticeSetupProps, 'onGoOn' | 'onSameCity'>) {
  const { t } = useLingui()
  const [{ round, isOver }] = useState(() => howFar(practiceRows()))
  if (round === 0) return null
  return (
    <section className={css.kept} aria-label={t`Your game`}>
      <p>{isOver ? <Trans>Your last game is over.</Trans> : t`Your game waits: round ${round} of ${ROUNDS}.`}</p>
      <div className={css.ways}>
        <Button look={isOver ? 'ghost' : 'primary'} onClick={onGoOn}>
          {isOver ? <Trans>Back to its end</Trans> : <Trans>Go on</Trans>}
        </Button>
        <Button look="ghost" onClick={onSameCity}>
          <Trans>The same city again</Trans>
        </Button>
      </div>
    </section>
  )
}

interface ChoicesProps {
  readonly choice: PracticeChoice
  readonly change: (part: Partial<PracticeChoice>) => void
}

function Choices({ choice, change }: ChoicesProps) {
  const { i18n, t } = useLingui()
  const boards = { simple: t`Simpler ones`, all: t`All`, promo: t`All, with the promo board` }
  return (
    <div className={css.choices}>
      <Segments
        title={<Trans>Players, you among them</Trans>}
        value={choice.players}
        options={PLAYERS.map((count) => [count, count] as const)}
        onChange={(players) => change({ players })}
      />
      <Segments
        title={<Trans>How well the bots play</Trans>}
        value={choice.bots}
        options={LEVELS.map((level) => [level, level === 'mixed' ? t`Mixed` : i18n._(botLevelName(level))] as const)}
        onChange={(bots) => change({ bots })}
      />
      <Segments
        title={<Trans>Tempo</Trans>}
        hint={i18n._(tempoHint(choice.tempo))}
        value={choice.tempo}
        options={TEMPO_IDS.map((tempo) => [tempo, i18n._(tempoName(tempo))] as const)}
        onChange={(tempo) => change({ tempo })}
      />
      <Segments
        title={<Trans>Boards</Trans>}
        value={choice.boards}
        options={BOARDS.map((each) => [each, boards[each]] as const)}
        onChange={(each) => change({ boards: each })}
      />
    </div>
  )
}
