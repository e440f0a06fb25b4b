import { Select, Trans, useLingui } from '@lingui/react/macro'
import type { LuckLedger, LuckVerdict } from '@jelly/dice'
import { useEffect, useState } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import type { DiceWitness } from '@jelly/client'
import { Crest } from '../../../art/crests/Crest.tsx'
import { Check, Cross } from '../../../design/icons/pageIcons.tsx'
import { useNames } from '../hooks/useNames.ts'
import { withWords } from '../../../i18n/catalogs.ts'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { Part } from '../../../parts/Part.tsx'
import { checkDice, type DiceReport } from './checkDice.ts'
import css from './End.module.css'

const DoubtWords = lazyPart(() => withWords('replay', import('./DoubtWords.tsx')))

/** Every die of the game, worked out again in this browser from what was promised before it began. */
export function DiceCheck() {
  const gameId = useTable(({ view }) => view?.dice.gameId)
  const witness = useTable((snapshot) => snapshot.witness)
  const [report, setReport] = useState<DiceReport | null>(null)

  useEffect(() => {
    let current = true
    if (gameId) void checkDice(gameId, witness).then((made) => current && setReport(made))
    return () => void (current = false)
  }, [gameId, witness])

  if (report === null) return null
  return (
    <section className={css.card}>
      <h2>
        <Trans>The dice</Trans>
      </h2>
      <VerdictLine report={report} witness={witness} />
      {report.luck && <Luck luck={report.luck} />}
      <p className={css.small}>
        <a href="/fair-dice" target="_blank" rel="noreferrer">
          <Trans>How the dice are made, and what this proves</Trans>
        </a>
      </p>
    </section>
  )
}

function VerdictLine({ report, witness }: { report: DiceReport; witness: DiceWitness | null }) {
  const { dice, events, doubt } = report
  if (!report.ok) {
    return (
      <p className={css.bad}>
        <Cross size={16} />
        {doubt === null ? (
          <Trans>The record of this game could not be loaded.</Trans>
        ) : (
          <Part>
            <DoubtWords doubt={doubt} />
          </Part>
        )}
      </p>
    )
  }
  return (
    <p className={css.good}>
      <Check size={16} />
      {witness === null ? (
        <Trans>
          Checked here: all {dice} dice and {events} events are as they must be.
        </Trans>
      ) : (
        <Trans>
          Checked here against the promise noted before the game and your own seed: all {dice} dice and {events} events
          are as they must be.
        </Trans>
      )}
    </p>
  )
}

function Luck({ luck }: { luck: LuckLedger }) {
  const names = useNames()
  return (
    <ul className={css.luck}>
      {luck.seats.map(({ seat, dice: { count, mean, verdict } }) => (
        <li key={seat}>
          <Crest seat={seat} size={26} />
          <span>
            <LuckWords who={names.who(seat)} mean={mean} count={count} verdict={verdict} />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface LuckWordsProps {
  readonly who: string
  readonly mean: number | null
  readonly count: number
  readonly verdict: LuckVerdict
}

function LuckWords({ who, mean, count, verdict }: LuckWordsProps) {
  const { i18n } = useLingui()
  const average = mean === null ? '–' : i18n.number(mean, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <Trans>
      <b>{who}</b>: {average} ({count}) ·{' '}
      <Select
        value={verdict}
        _veryLow="very low dice"
        _low="low dice"
        _high="high dice"
        _veryHigh="very high dice"
        other="ordinary dice"
      />
    </Trans>
  )
}
