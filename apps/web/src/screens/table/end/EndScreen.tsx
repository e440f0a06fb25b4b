import { Trans, useLingui } from '@lingui/react/macro'
import { ROUNDS } from '@jelly/rules'
import { BeatenMonster, Monster } from '../../../art/monster/Monster.tsx'
import { Confetti } from '../../../art/treasure/Confetti.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { useLayoutKind } from '../hooks/useLayoutKind.ts'
import type { TableMode } from '../opening/openTable.ts'
import { FinishedGame } from '../record/RecordContext.tsx'
import { DiceCheck } from './DiceCheck.tsx'
import { EndActions } from './EndActions.tsx'
import css from './End.module.css'
import { EndTitle, RaceTitle } from './EndTitle.tsx'
import { GameLedger } from './GameLedger.tsx'
import { Sunrise } from './Sunrise.tsx'
import { Towers } from './Towers.tsx'
import { TurningPoints } from './TurningPoints.tsx'
import { useCounted } from './useCounted.ts'
import { withWords } from '../../../i18n/catalogs.ts'
import { useRace } from './useRace.ts'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { Part } from '../../../parts/Part.tsx'

const Headlines = lazyPart(() => withWords('replay', import('../headlines/Headlines.tsx')))
const ResultPicture = lazyPart(() => withWords('replay', import('../picture/ResultPicture.tsx')))

/** While the pods open it watches what they are worth to those who will eat it. */
const AT_THE_TOWERS = { x: -0.9, y: 0.2 }

/** [C9] The end of a game: the pods as a race, the towers, where every Jelly came from, and the way to the next one. */
export const EndScreen = ({ mode }: { mode: TableMode }) => (
  <FinishedGame>
    <End mode={mode} />
  </FinishedGame>
)

function End({ mode }: { mode: TableMode }) {
  const { t } = useLingui()
  const kind = useLayoutKind()
  const race = useRace()
  useCounted()
  const hasResult = useTable(({ view }) => (view?.game?.result ?? null) !== null)
  if (!hasResult) return null
  return (
    <main
      className={css.end}
      data-layout={kind}
      data-over={race.isOver || undefined}
      data-race={!race.isOver || undefined}
    >
      <title>{`${t`The end`} · Jelly Rush`}</title>
      <div className={css.first}>
        <Sunrise />
        {race.isOver ? <EndTitle /> : <RaceTitle race={race} />}
        <div className={css.stage}>
          <Towers race={race} kind={kind} />
          <div className={css.dessert}>
            {race.isOver ? (
              <BeatenMonster className={css.beaten} />
            ) : (
              <Monster round={ROUNDS} mood="pout" look={AT_THE_TOWERS} className={css.awake} />
            )}
          </div>
        </div>
        <div className={css.under}>
          {race.isOver ? (
            <>
              <TurningPoints />
              <EndActions mode={mode} />
            </>
          ) : (
            <Button look="ghost" className={css.skip} onClick={race.skip}>
              <Trans>Skip</Trans>
            </Button>
          )}
        </div>
        {race.isOver && <Confetti />}
      </div>
      {race.isOver && (
        <div className={css.columns}>
          <GameLedger />
          <div className={`${css.card} ${css.keepsakes}`}>
            <Part>
              <Headlines />
              <ResultPicture />
            </Part>
          </div>
          {mode !== 'practice' && <DiceCheck />}
        </div>
      )}
    </main>
  )
}
