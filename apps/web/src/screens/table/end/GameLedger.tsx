import { Trans, useLingui } from '@lingui/react/macro'
import { ROUNDS } from '@jelly/rules'
import { useState } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { Crest } from '../../../art/crests/Crest.tsx'
import { useNames } from '../hooks/useNames.ts'
import { gameLedger, type LedgerLine } from '../model/ledger.ts'
import { changeFor, type Scene, scenesOf } from '../model/scenes.ts'
import type { SumOf } from '../ledger/sumLines.ts'
import { useRecordedMoments } from '../record/RecordContext.tsx'
import { SceneName, SceneNumber, SumNumber } from '../ledger/SceneNumber.tsx'
import ledger from '../ledger/Ledger.module.css'
import css from './End.module.css'

const rounds = Array.from({ length: ROUNDS }, (_, n) => n + 1)

const sumOf = (lines: readonly LedgerLine[], kind: LedgerLine['source']['kind']): { jelly: number; pods: number } => ({
  jelly: lines.filter(({ source }) => source.kind === kind).reduce((sum, { jelly }) => sum + jelly, 0),
  pods: lines.filter(({ source }) => source.kind === kind).reduce((sum, { pods }) => sum + pods, 0),
})

/** The whole game: every Jelly of every seat; a round opens to its districts. */
export function GameLedger() {
  const { t } = useLingui()
  const names = useNames()
  const moments = useRecordedMoments()
  const game = useTable(({ view }) => view?.game ?? null)
  if (game === null) return null
  const seats = game.squads.map((_, seat) => seat)
  const ledgers = seats.map((seat) => gameLedger(moments, game, seat))
  const unseen = ledgers.some((lines) => lines.some(({ source }) => source.kind === 'unseen'))
  const row = (kind: LedgerLine['source']['kind']) => ledgers.map((lines, seat) => ({ seat, ...sumOf(lines, kind) }))
  return (
    <section className={css.card}>
      <table className={ledger.table}>
        <caption>
          <Trans>Where it came from</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t`Round`}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Crest seat={seat} size={28} />
                <span className={ledger.who}>{names.who(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row title={t`To begin with`} of="start" changes={row('start')} />
          {rounds.map((round) => (
            <RoundRows key={round} round={round} scenes={scenesOf(moments, round)} seats={seats} />
          ))}
          {unseen && <Row title={t`While you were away`} of="unseen" changes={row('unseen')} />}
          <Row title={t`Pods opened`} of="pods" changes={row('pods')} />
        </tbody>
        <tfoot>
          <Row
            title={t`Total`}
            of="game"
            changes={seats.map((seat) => ({
              seat,
              jelly: game.result?.scores[seat] ?? game.squads[seat]?.jelly ?? 0,
              pods: 0,
            }))}
            plain
          />
        </tfoot>
      </table>
    </section>
  )
}

interface RowProps {
  readonly title: string
  readonly of: SumOf
  readonly changes: readonly { readonly seat: number; readonly jelly: number; readonly pods: number }[]
  readonly plain?: boolean
}

function Row({ title, of, changes, plain = false }: RowProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {changes.map(({ seat, ...change }) => (
        <td key={seat}>
          <SumNumber seat={seat} of={of} title={title} {...change} plain={plain} />
        </td>
      ))}
    </tr>
  )
}

function RoundRows({ round, scenes, seats }: { round: number; scenes: readonly Scene[]; seats: readonly number[] }) {
  const { t } = useLingui()
  const title = t`Round ${round}`
  const [open, setOpen] = useState(false)
  const all = scenes.flatMap(({ transfers }) => transfers)
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" className={css.more} aria-expanded={open} onClick={() => setOpen(!open)}>
            <span className="mirrored">{open ? '▾' : '▸'}</span> {title}
          </button>
        </th>
        {seats.map((seat) => (
          <td key={seat}>
            <SumNumber seat={seat} of={round} title={title} {...changeFor({ transfers: all }, seat)} />
          </td>
        ))}
      </tr>
      {open &&
        scenes.map((scene) => (
          <tr key={scene.district ?? 'center'} className={css.detail}>
            <th scope="row">
              <SceneName scene={scene} />
            </th>
            {seats.map((seat) => (
              <td key={seat}>
                <SceneNumber scene={scene} seat={seat} />
              </td>
            ))}
          </tr>
        ))}
    </>
  )
}
