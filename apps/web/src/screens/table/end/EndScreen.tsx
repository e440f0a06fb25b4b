import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { listed } from '../../../words/listed.ts'
import { useNames } from '../hooks/useNames.ts'
import type { TableMode } from '../opening/openTable.ts'
import { DiceCheck } from './DiceCheck.tsx'
import { EndActions } from './EndActions.tsx'
import css from './End.module.css'
import { GameLedger } from './GameLedger.tsx'
import { Podium } from './Podium.tsx'
import { PodOpening } from './PodOpening.tsx'
import { TurningPoints } from './TurningPoints.tsx'

/** [C9] The end of a game: pods, podium, where every Jelly came from, and the way to the next one. */
export function EndScreen({ mode }: { mode: TableMode }) {
  const { t, i18n } = useLingui()
  const names = useNames()
  const you = useTable((snapshot) => snapshot.you)
  const result = useTable(({ view }) => view?.game?.result ?? null)
  const [opened, setOpened] = useState(false)
  if (result === null) return null
  if (!opened) return <PodOpening onDone={() => setOpened(true)} />

  const { winners, scores } = result
  const score = scores[winners[0] ?? 0] ?? 0
  const who = listed(
    i18n,
    winners.map((seat) => names.who(seat)),
  )
  const mine = you !== null && winners.includes(you)
  return (
    <main className={css.end}>
      <title>{`${t`The end`} · Jelly Rush`}</title>
      <h1 className={css.title}>
        {winners.length > 1 ? (
          <Trans>
            {who} share the victory with {score} Jelly!
          </Trans>
        ) : mine ? (
          <Trans>You win with {score} Jelly!</Trans>
        ) : (
          <Trans>
            {who} wins with {score} Jelly!
          </Trans>
        )}
      </h1>
      <Podium />
      <EndActions mode={mode} />
      <div className={css.columns}>
        <GameLedger />
        <div className={css.column}>
          <TurningPoints />
          {mode !== 'practice' && <DiceCheck />}
        </div>
      </div>
    </main>
  )
}
